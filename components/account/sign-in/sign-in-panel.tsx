import { DIAMOND } from '@/components/ui/kolam/diamond';
import { Kolam } from '@/components/ui/kolam/kolam';
import type { SignInReason } from '@/lib/client/modal-store';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './sign-in.module.css';

/** The green panel of the sign-in dialog: why to sign in. Above the form on phones. */
export function SignInPanel({ reason }: { reason: SignInReason }) {
  const text = useText();
  return (
    <>
      <Kolam className={styles.kolam} drawing={DIAMOND} />
      <p className={styles.welcome} lang={OTHER_LANGUAGE[text.language]}>
        {text('signin.welcome2')}
      </p>
      <p className={styles.line}>{text(`signin.panel_${reason}`)}</p>
    </>
  );
}
