import { askConfirm } from '@/lib/client/modal-store';
import { signOut } from '@/lib/client/session/sign-out';
import { documentText } from '@/lib/messages/document-text';

/** Asks for confirmation, then signs out. Customer-only pages redirect by themselves. */
export async function askSignOut(): Promise<void> {
  await askConfirm({
    title: documentText('account.sign_out'),
    text: documentText('account.sign_out_confirm'),
    icon: 'sign-out',
    onYes: signOut,
    refusal: () => documentText('toast.not_saved'),
  });
}
