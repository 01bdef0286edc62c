'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { IconName } from '@/components/ui/icon/icons';
import { useText } from '@/lib/messages/use-text';
import { AlertFrame, type AlertTone } from './alert-frame';

type Props = {
  title: string;
  children: ReactNode;
  tone?: AlertTone | undefined;
  icon?: IconName | undefined;
  /** Yes is red: something will be gone. */
  destructive?: boolean | undefined;
  wide?: boolean | undefined;
  /** The dialog waits for it; the opener closes it. */
  onYes: () => void | Promise<void>;
  /** No, Esc or the scrim. */
  onNo: () => void;
};

/** A question with No and Yes (spec 2, generic alert). */
export function ConfirmDialog({ destructive, tone, icon = 'info', onYes, onNo, ...rest }: Props) {
  const text = useText();
  const [busy, setBusy] = useState(false);

  async function yes(): Promise<void> {
    setBusy(true);
    try {
      await onYes();
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertFrame
      {...rest}
      tone={tone ?? (destructive ? 'danger' : 'calm')}
      icon={icon}
      dismissible={!busy}
      onClose={onNo}
      actions={
        <>
          <Button variant="line" onClick={onNo} aria-disabled={busy} data-autofocus>
            {text('action.no')}
          </Button>
          <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={yes}>
            {text('action.yes')}
          </Button>
        </>
      }
    />
  );
}
