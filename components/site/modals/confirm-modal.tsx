import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import type { ConfirmRequest } from '@/lib/client/modal-store';

type Props = {
  request: ConfirmRequest;
  done: (yes: boolean) => void;
  fail: (error: unknown) => void;
  onClose: () => void;
};

/** Renders the dialog of `askConfirm`. */
export function ConfirmModal({ request, done, fail, onClose }: Props) {
  const { text, onYes, refusal, ...look } = request;
  const [refused, setRefused] = useState<string>();
  return (
    <ConfirmDialog
      {...look}
      onYes={async () => {
        setRefused(undefined);
        try {
          await onYes?.();
          done(true);
        } catch (error) {
          const message = refusal?.(error);
          if (message) return setRefused(message);
          fail(error);
        }
        onClose();
      }}
      onNo={onClose}
    >
      {text}
      {refused && <InlineMessage tone="error">{refused}</InlineMessage>}
    </ConfirmDialog>
  );
}
