import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import type { CartLine } from '@/lib/contract/bff/cart';
import type { CartNote } from '@/lib/domain/cart-note';
import { MAX_CART_LINES, quantityLimit } from '@/lib/domain/quantity';
import type { MessageId } from '@/lib/messages/message-id';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

const MESSAGES: Record<Exclude<CartNote, 'capped' | 'full'>, MessageId> = {
  added_first: 'toast.added_first',
  added: 'toast.added',
  reduced_cart: 'toast.reduced_cart',
  removed: 'toast.removed',
  removed_all: 'toast.removed_all',
  prices_accepted: 'toast.prices_accepted',
  already: 'cart.already',
  out_of_stock: 'check.outOfStock',
  not_found: 'check.inActiveProduct',
  bad_request: 'error.bad_request',
  suspended: 'suspended.text',
  not_saved: 'error.unavailable',
};

const GOOD: ReadonlySet<CartNote> = new Set([
  'added_first',
  'added',
  'reduced_cart',
  'removed',
  'removed_all',
  'prices_accepted',
]);

type Props = {
  note: CartNote;
  /** The line the outcome is about, if any. */
  line: CartLine | undefined;
};

/** The outcome of a form post, worded as the toasts are. */
export function PlainNote({ note, line }: Props) {
  const text = useText();
  const words = wordsOf(text, note, line);
  if (words === undefined) return null;
  const tone = GOOD.has(note) ? 'ok' : note === 'already' ? 'info' : 'error';
  return (
    <div className={styles.note}>
      <InlineMessage tone={tone}>{words}</InlineMessage>
    </div>
  );
}

function wordsOf(text: Text, note: CartNote, line: CartLine | undefined): string | undefined {
  if (note === 'full') return text('toast.lines_limit', { count: MAX_CART_LINES });
  if (note !== 'capped') return text(MESSAGES[note]);
  if (!line) return undefined;
  const { by, count } = quantityLimit(line.stock);
  return text(`toast.${by}_limit`, { count });
}
