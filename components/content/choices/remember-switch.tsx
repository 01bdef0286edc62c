'use client';

import { Button } from '@/components/ui/button/button';
import { chooseRemember } from '@/lib/client/remember-choice';
import { useRememberChoice } from '@/lib/client/use-remember-choice';
import { useText } from '@/lib/messages/use-text';
import styles from './privacy-choices.module.css';

type Props = {
  /** Given, as texts that are yet to come would keep it from hearing an early press. */
  said: { on: string; off: string };
};

/** Says what was chosen, and takes another choice at once. */
export function RememberSwitch({ said }: Props) {
  const text = useText();
  const isOn = useRememberChoice() === 'yes';
  return (
    <div className={styles.row}>
      <p role="status">{isOn ? said.on : said.off}</p>
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
