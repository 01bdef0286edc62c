import { SellerFacts } from '@/components/ui/seller-facts/seller-facts';
import { telLink } from '@/components/ui/tel-link';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import { BrandLink } from './brand-link';
import styles from './footer.module.css';
import { FooterLinks } from './footer-links';
import { FooterSocial } from './footer-social';
import { LanguageLink } from './language-link';

type Props = {
  categories: readonly Category[];
  /** Empty or undefined details are left out. */
  details: Pick<SiteDetails, 'email' | 'supportPhone' | 'links' | 'seller' | 'address'>;
  /** The year in the copyright line. */
  year: number;
};

export function SiteFooter({ categories, details, year }: Props) {
  const text = useText();
  const { email, supportPhone, links } = details;
  return (
    <footer className={styles.footer}>
      <div className={`weave ${styles.weave}`} />
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <div className={styles.brand}>
              <BrandLink />
            </div>
            <p className={styles.about}>{text('shop.footer')}</p>
            {supportPhone !== '' && (
              <>
                <p className="small">{text('nav.support')}</p>
                <a className={styles.phone} href={telLink(supportPhone)}>
                  {supportPhone}
                </a>
              </>
            )}
            {email !== '' && (
              <p>
                <a className={styles.mail} href={`mailto:${email}`}>
                  {email}
                </a>
              </p>
            )}
            <FooterSocial className={styles.social} links={links} />
          </div>
          <FooterLinks categories={categories} />
        </div>
        <SellerFacts className={styles.seller} seller={details.seller} address={details.address} />
        <div className={styles.legal}>
          <p>{text('shop.copyright', { year })}</p>
          <LanguageLink />
          <p>{text('shop.prices_note')}</p>
        </div>
      </div>
    </footer>
  );
}
