import { Button } from '@/components/ui/button/button';
import { Link } from '@/components/ui/link/link';
import { chooseRemember } from '@/lib/client/remember-choice';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './remember-question.module.css';

/** Asks for consent where the row would be; both buttons look alike. */
export function RememberQuestion() {
  const text = useText();
  return (
    <section aria-label={text('consent.title')}>
      <div className={styles.question}>
        <p className={styles.text}>
          {text('consent.question')}{' '}
          <Link className="link" href={paths.privacyChoices} prefetch={false}>
            {text('consent.more')}
          </Link>
        </p>
        <div className={styles.answers}>
          <Button variant="line" onClick={() => chooseRemember('no')}>
            {text('consent.no')}
          </Button>
          <Button variant="line" onClick={() => chooseRemember('yes')}>
            {text('consent.yes')}
          </Button>
        </div>
      </div>
    </section>
  );
}
