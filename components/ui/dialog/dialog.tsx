'use client';

import { type ReactNode, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useText } from '@/lib/messages/use-text';
import styles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** A picture beside the form (above it on phones). */
  panel?: ReactNode;
  width?: 'small' | 'normal' | 'wide';
  /** `false`, for example while saving: Esc, the scrim and the close button do nothing. */
  dismissible?: boolean;
};

/**
 * A modal dialog, open while mounted: centred from 767 px up, else a bottom sheet. Focuses `data-autofocus`, else the
 * first field, else the title, and on closing returns the focus to the opener.
 */
export function Dialog(props: Props) {
  const text = useText();
  const { title, onClose, children, panel, width = 'normal', dismissible = true } = props;
  const titleId = useId();
  const modal = useModalDialog({ dismissible, onClose });
  const look = `${styles.dialog} ${panel ? styles.withPanel : ''} ${width === 'normal' ? '' : styles[width]}`;
  return (
    <dialog {...modal.dialog} className={look} aria-labelledby={titleId} aria-modal="true">
      <div className={styles.inner}>
        <IconButton
          className={styles.close}
          icon="close"
          label={text('action.close')}
          aria-disabled={!dismissible || undefined}
          onClick={modal.dismiss}
        />
        {panel && <div className={styles.panel}>{panel}</div>}
        <div className={styles.body}>
          <h2 className={styles.title} id={titleId} tabIndex={-1} data-dialog-title>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  );
}
