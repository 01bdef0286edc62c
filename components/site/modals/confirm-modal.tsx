import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { type Confirm, currentModal } from '@/lib/client/modal-store';
import { runConfirm } from '@/lib/client/run-confirm';
import { showToast } from '@/lib/client/toast-store';
import { isShopError } from '@/lib/domain/errors';

type Props = { modal: Confirm; onClose: () => void };

/** Renders the dialog of `askConfirm`. */
export function ConfirmModal({ modal, onClose }: Props) {
  const { text, onYes, refusal, ...look } = modal.request;
  const [refused, setRefused] = useState<string>();

  async function yes(): Promise<void> {
    setRefused(undefined);
    try {
      await onYes?.();
      modal.done(true);
    } catch (error) {
      const message = refusal?.(error);
      if (message && currentModal() === modal) return setRefused(message);
      if (message) answerNo(modal, message, error);
      else modal.fail(error);
    }
    onClose();
  }

  return (
    <ConfirmDialog {...look} onYes={() => runConfirm(modal, yes)} onNo={onClose}>
      {text}
      {refused && <InlineMessage tone="error">{refused}</InlineMessage>}
    </ConfirmDialog>
  );
}

/** For an error that arrives when the dialog is gone. */
function answerNo(modal: Confirm, message: string, error: unknown): void {
  // why: the shopper has been told already that the session has ended
  const hasEnded = isShopError(error, 'unauthenticated') || isShopError(error, 'suspended');
  if (!hasEnded) showToast(message, { tone: 'error' });
  modal.done(false);
}
