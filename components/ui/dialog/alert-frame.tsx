'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import styles from './alert-frame.module.css';
import { useModalDialog } from './use-modal-dialog';

export type AlertTone = 'calm' | 'warn' | 'danger';

type Props = {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  tone: AlertTone;
  icon: IconName;
  /** For lists of lines. */
  wide?: boolean | undefined;
  /** Esc and the scrim close it. */
  dismissible?: boolean;
  onClose: () => void;
};

/** The shared layout of alerts and confirmations. */
export function AlertFrame({
  title,
  children,
  actions,
  tone,
  icon,
  wide,
  dismissible = true,
  onClose,
}: Props) {
  const id = useId();
  const { dialog } = useModalDialog({ dismissible, onClose });
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.body}>
        <Icon name={icon} className={styles[tone]} />
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <div className={styles.text} id={`${id}-text`}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
