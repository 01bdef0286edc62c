import { Icon } from '@/components/ui/icon/icon';
import { telLink } from '@/components/ui/tel-link';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import styles from './contact-details.module.css';

/** Phone, email and address of the shop; empty ones are left out. */
export function ContactDetails({ details }: { details: Pick<SiteDetails, 'phone' | 'email' | 'address'> }) {
  const text = useText();
  const { phone, email, address } = details;
  return (
    <ul className={styles.list}>
      {phone !== '' && (
        <li className={styles.row}>
          <Icon name="phone" className={styles.icon} />
          <div>
            <h2 className={styles.label}>{text('content.phone')}</h2>
            <a className={`${styles.value} num`} href={telLink(phone)}>
              {phone}
            </a>
          </div>
        </li>
      )}
      {email !== '' && (
        <li className={styles.row}>
          <Icon name="mail" className={styles.icon} />
          <div>
            <h2 className={styles.label}>{text('content.email')}</h2>
            <a className={styles.value} href={`mailto:${email}`}>
              {email}
            </a>
          </div>
        </li>
      )}
      {address.words !== '' && (
        <li className={styles.row}>
          <Icon name="pin" className={styles.icon} />
          <div>
            <h2 className={styles.label}>{text('content.address')}</h2>
            <address className={styles.address} lang={address.lang}>
              {address.words}
            </address>
          </div>
        </li>
      )}
    </ul>
  );
}
