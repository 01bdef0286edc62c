'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import type { IconName } from '@/components/ui/icon/icons';
import { useText } from '@/lib/messages/use-text';
import { AlertFrame, type AlertTone } from './alert-frame';

const ICON_OF: Record<AlertTone, IconName> = { calm: 'check', warn: 'info', danger: 'alert' };

type Props = {
  title: string;
  children: ReactNode;
  tone?: AlertTone | undefined;
  icon?: IconName | undefined;
  wide?: boolean | undefined;
  /** Called after Ok, Esc or a press on the scrim. */
  onClose: () => void;
};

/** A message with Ok (spec 2, generic alert). */
export function AlertDialog({ tone = 'warn', icon, onClose, ...rest }: Props) {
  const text = useText();
  return (
    <AlertFrame
      {...rest}
      tone={tone}
      icon={icon ?? ICON_OF[tone]}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          {text('action.ok')}
        </Button>
      }
    />
  );
}
