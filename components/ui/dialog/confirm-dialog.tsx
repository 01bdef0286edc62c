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
  /** Makes Yes red, for deletions. */
  destructive?: boolean | undefined;
  wide?: boolean | undefined;
  /** The dialog is busy until it settles; the caller closes it. */
  onYes: () => void | Promise<void>;
  /** Called for No, Esc or a press on the scrim. */
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
