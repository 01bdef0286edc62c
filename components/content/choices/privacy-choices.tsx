import { DocumentLink } from '@/components/ui/link/document-link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './privacy-choices.module.css';
import { RememberSwitch } from './remember-switch';

const NEEDED = [
  'consent.needed_session',
  'consent.needed_pincode',
  'consent.needed_order',
  'consent.needed_tab',
  'consent.needed_choice',
  'consent.needed_language',
  'consent.needed_pages',
] as const;

/** What this device stores and why, and how to withdraw a consent. */
export function PrivacyChoices() {
  const text = useText();
  return (
    <section
      id={paths.privacyChoices.split('#')[1]}
      className={styles.choices}
      aria-labelledby="choices-title"
    >
      <h2 id="choices-title">{text('consent.title')}</h2>
      <p>{text('consent.intro')}</p>
      <RememberSwitch labels={{ on: text('consent.is_on'), off: text('consent.is_off') }} />
      <h3>{text('consent.needed_title')}</h3>
      <ul className={styles.list}>
        {NEEDED.map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
      <p>
        {text('consent.rights')}{' '}
        <DocumentLink className="link" href={paths.contactUs}>
          {text('nav.contact_us')}
        </DocumentLink>
      </p>
    </section>
  );
}
