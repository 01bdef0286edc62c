import { Kolam } from '@/components/ui/kolam/kolam';
import type { SignInReason } from '@/components/ui/modal/modal-store';
import { text } from '@/lib/messages/text';
import styles from './sign-in.module.css';

/** The green side of the sign-in dialog, which says what signing in is for; above the form on phones. */
export function SignInPanel({ reason }: { reason: SignInReason }) {
  return (
    <>
      <Kolam className={styles.kolam} drawing="diamond" />
      <p className={styles.welcome} lang="ta">
        {text('signin.welcome2')}
      </p>
      <p className={styles.line}>{text(`signin.panel_${reason}`)}</p>
    </>
  );
}
