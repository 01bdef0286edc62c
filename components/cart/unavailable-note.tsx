'use client';

import { useState } from 'react';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { showToast } from '@/components/ui/toast/toast-store';
import { removeProblemLines } from '@/lib/client/cart-actions';
import type { CartLine } from '@/lib/contract/bff/cart';
import { text } from '@/lib/messages/text';
import styles from './cart-page.module.css';

/** Names the hidden stock-0 lines and offers to remove them (decisions.md 29). */
export function UnavailableNote({ lines }: { lines: readonly CartLine[] }) {
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeProblemLines(lines.map(({ id }) => id));
      showToast(text(lines.length === 1 ? 'toast.removed' : 'toast.removed_all'), { topic: 'cart' });
    } catch {
      showToast(text('toast.not_saved'), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.note}>
      <InlineMessage>
        {text('cart.unavailable_note', { names: lines.map(({ name }) => name).join(', ') })}{' '}
        <button type="button" onClick={remove} disabled={busy}>
          {text(busy ? 'action.wait' : 'cart.unavailable_remove')}
        </button>
      </InlineMessage>
    </div>
  );
}
