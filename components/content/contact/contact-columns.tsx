import { NoScript } from '@/components/ui/no-script/no-script';
import { SellerFacts } from '@/components/ui/seller-facts/seller-facts';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import { ContactDetails } from '../contact-details';
import styles from './contact-columns.module.css';
import { ContactForm } from './contact-form';

/** The contact form, and beside it the shop's contact and seller details. */
export function ContactColumns({ details }: { details: SiteDetails }) {
  const text = useText();
  return (
    <div className={styles.columns}>
      <section aria-label={text('contact.form')}>
        <NoScript message="contact.noscript" />
        <ContactForm />
      </section>
      <div>
        <ContactDetails details={details} />
        <SellerFacts className={styles.seller} seller={details.seller} address={{ words: '' }} />
      </div>
    </div>
  );
}
