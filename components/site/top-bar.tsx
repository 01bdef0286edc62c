import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { telLink } from '@/components/ui/tel-link';
import { paths } from '@/lib/config/paths';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import { LanguageLink } from './language-link';
import styles from './top-bar.module.css';

type Props = { phone: string; terms: DeliveryTerms };

export function TopBar({ phone, terms: { isDeliveryFree, deliveryNote } }: Props) {
  const text = useText();
  return (
    <section className={styles.bar} aria-label={text('nav.top_bar')}>
      <div className={`wrap ${styles.row}`}>
        {isDeliveryFree && (
          <p className={styles.free}>
            <Icon name="truck" size={20} className={styles.truck} />
            <span lang={deliveryNote?.lang}>
              {deliveryNote?.words ?? (
                <>
                  <b>{text('nav.free_delivery')}</b>
                  {` ${text('nav.on_every_order')}`}
                </>
              )}
            </span>
          </p>
        )}
        <nav className={styles.nav} aria-label={text('nav.about_shop')}>
          <Link href={paths.whyUs}>{text('nav.why_us')}</Link>
          <Link href={paths.testimonials}>{text('nav.testimonials')}</Link>
          <Link href={paths.faq}>{text('nav.faq')}</Link>
        </nav>
        {phone !== '' && (
          <a className={`${styles.phone} num`} href={telLink(phone)}>
            <Icon name="phone" size={16} />
            <span className={styles.number}>{phone}</span>
          </a>
        )}
        <LanguageLink />
      </div>
    </section>
  );
}
