'use client';

import { useEffect, useId, useRef } from 'react';
import { closeDialog, openDialog } from '@/components/ui/dialog/dialog-stack';
import { focusMain, isFocusLost } from '@/components/ui/focus-main';
import { Kolam } from '@/components/ui/kolam/kolam';
import { pressedControl } from '@/components/ui/pressed-control';
import styles from './loader.module.css';

/** Covers the whole screen while mounted: blocks the page, and Esc does not close it. Restores the focus afterwards. */
export function Loader({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = pressedControl();
    openDialog(element);
    return () => {
      closeDialog(element);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      if (isFocusLost()) focusMain({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.loader}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <Kolam className={styles.kolam} state="drawing" />
      <p className={styles.text} id={id} role="status">
        {text}
      </p>
    </dialog>
  );
}
