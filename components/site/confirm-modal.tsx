import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { ConfirmRequest } from '@/components/ui/modal/modal-store';

type Props = {
  request: ConfirmRequest;
  done: (yes: boolean) => void;
  fail: (error: unknown) => void;
  onClose: () => void;
};

/** `askConfirm` on screen. */
export function ConfirmModal({ request, done, fail, onClose }: Props) {
  const { text, onYes, ...look } = request;
  return (
    <ConfirmDialog
      {...look}
      onYes={async () => {
        try {
          await onYes?.();
          done(true);
        } catch (error) {
          fail(error);
        } finally {
          onClose();
        }
      }}
      onNo={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
