import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './inline-message.module.css';

const ICON_OF = { info: 'info', error: 'alert', ok: 'check' } as const;

type Props = { tone?: keyof typeof ICON_OF; children: ReactNode };

/** A note in the page. Errors are spoken at once, the others when the listener is free. */
export function InlineMessage({ tone = 'info', children }: Props) {
  return (
    <div
      className={`${styles.message} ${tone === 'info' ? '' : styles[tone]}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICON_OF[tone]} size={20} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
