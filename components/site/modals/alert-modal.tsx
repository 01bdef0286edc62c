import { AlertDialog } from '@/components/ui/dialog/alert-dialog';
import type { AlertRequest } from '@/lib/client/modal-store';

/** Renders the dialog of `showAlert`. */
export function AlertModal({ request, onClose }: { request: AlertRequest; onClose: () => void }) {
  const { text, ...look } = request;
  return (
    <AlertDialog {...look} onClose={onClose}>
      {text}
    </AlertDialog>
  );
}
