'use client';

import { Button } from '@/components/ui/button/button';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { removeProblemLines } from '@/lib/client/cart/cart-actions';
import { showToast } from '@/lib/client/toast-store';
import { useSubmit } from '@/lib/client/use-submit';
import type { CartLine } from '@/lib/contract/bff/cart';
import { messageOf } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

/** Names the hidden out-of-stock lines and offers to remove them (decisions.md 29). */
export function UnavailableNote({ lines }: { lines: readonly CartLine[] }) {
  const text = useText();
  const removing = useSubmit(async () => {
    await removeProblemLines(lines.map(({ id }) => id));
    showToast(text(lines.length === 1 ? 'toast.removed' : 'toast.removed_all'), { topic: 'cart' });
  });

  return (
    <div className={styles.note}>
      <InlineMessage>
        {text('cart.unavailable_note', { names: lines.map(({ name }) => name).join(', ') })}{' '}
        <Button variant="text" size="sm" busy={removing.pending} onClick={() => removing.submit()}>
          {text('cart.unavailable_remove')}
        </Button>
      </InlineMessage>
      {removing.error !== undefined && (
        <InlineMessage tone="error">{text(messageOf(removing.error))}</InlineMessage>
      )}
    </div>
  );
}
