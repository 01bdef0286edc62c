'use client';

import { Button } from '@/components/ui/button/button';
import { chooseRemember } from '@/lib/client/remember-choice';
import { useRememberChoice } from '@/lib/client/use-remember-choice';
import { useText } from '@/lib/messages/use-text';
import styles from './privacy-choices.module.css';

type Props = {
  /** Passed as props, so that the switch hydrates without waiting for the remaining texts. */
  labels: { on: string; off: string };
};

/** Shows the current choice, with buttons to change it. */
export function RememberSwitch({ labels }: Props) {
  const text = useText();
  const isOn = useRememberChoice() === 'yes';
  return (
    <div className={styles.row}>
      <p role="status">{isOn ? labels.on : labels.off}</p>
      <div className={styles.buttons}>
        <Button variant="line" aria-pressed={!isOn} onClick={() => chooseRemember('no')}>
          {text('consent.no')}
        </Button>
        <Button variant="line" aria-pressed={isOn} onClick={() => chooseRemember('yes')}>
          {text('consent.yes')}
        </Button>
      </div>
    </div>
  );
}
