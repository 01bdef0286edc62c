import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import styles from './privacy-choices.module.css';
import { RememberSwitch } from './remember-switch';

const NEEDED = [
  'consent.needed_session',
  'consent.needed_pincode',
  'consent.needed_order',
  'consent.needed_choice',
] as const;

/** What this device keeps, what for, and how to take a consent back. */
export function PrivacyChoices() {
  return (
    <section
      id={paths.privacyChoices.split('#')[1]}
      className={styles.choices}
      aria-labelledby="choices-title"
    >
      <h2 id="choices-title">{text('consent.title')}</h2>
      <p>{text('consent.intro')}</p>
      <RememberSwitch />
      <h3>{text('consent.needed_title')}</h3>
      <ul className={styles.list}>
        {NEEDED.map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
      <p>
        {text('consent.rights')}{' '}
        <a className="link" href={paths.contactUs}>
          {text('nav.contact_us')}
        </a>
      </p>
    </section>
  );
}
