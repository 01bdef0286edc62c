'use client';

import { Button } from '@/components/ui/button/button';
import { chooseRemember } from '@/lib/client/remember-choice';
import { useRememberChoice } from '@/lib/client/use-remember-choice';
import { useText } from '@/lib/messages/use-text';
import styles from './privacy-choices.module.css';

/** Says what was chosen, and takes another choice at once. */
export function RememberSwitch() {
  const text = useText();
  const isOn = useRememberChoice() === 'yes';
  return (
    <div className={styles.row}>
      <p role="status">{text(isOn ? 'consent.is_on' : 'consent.is_off')}</p>
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
