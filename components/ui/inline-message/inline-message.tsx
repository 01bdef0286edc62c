import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './inline-message.module.css';

const ICON_OF = { info: 'info', error: 'alert', ok: 'check' } as const;

type Props = {
  tone?: keyof typeof ICON_OF;
  /** Set when the message describes a focused element (aria-describedby), and is announced with it. */
  id?: string;
  /** In an element that announces it. */
  quiet?: boolean;
  children: ReactNode;
};

/** A message in the page. Errors are announced at once, others politely. */
export function InlineMessage({ tone = 'info', id, quiet, children }: Props) {
  const spoken = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      id={id}
      className={`${styles.message} ${tone === 'info' ? '' : styles[tone]}`}
      role={id || quiet ? undefined : spoken}
    >
      <Icon name={ICON_OF[tone]} size={20} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
