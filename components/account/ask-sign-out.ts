import { askConfirm } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import { signOut } from '@/lib/client/sign-in';
import { text } from '@/lib/messages/text';

/** Asks first, then signs out; pages for customers only leave by themselves. */
export async function askSignOut(): Promise<void> {
  try {
    await askConfirm({
      title: text('account.sign_out'),
      text: text('account.sign_out_confirm'),
      icon: 'sign-out',
      onYes: signOut,
    });
  } catch {
    showToast(text('toast.not_saved'), { tone: 'error' });
  }
}
