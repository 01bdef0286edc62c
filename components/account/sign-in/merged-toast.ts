import { showToast } from '@/lib/client/toast-store';
import { paths } from '@/lib/config/paths';
import type { MergedLine } from '@/lib/contract/bff/session';
import { documentText } from '@/lib/messages/document-text';
import type { MessageId } from '@/lib/messages/message-id';

const MOST_NAMED = 3;

/** Says which guest lines were merged into the customer's cart, and which could not be (decisions.md 18). */
export function showMergedToast(merged: readonly MergedLine[]): void {
  const joined = merged.filter(({ quantity }) => quantity > 0);
  const fewer = joined.filter(({ quantity, wanted }) => quantity < wanted);
  const left = merged.filter(({ quantity }) => quantity === 0);
  const parts = [
    sentence('cart.merged', joined.map(nameOf)),
    sentence(
      'cart.merged_fewer',
      fewer.map(({ name, quantity }) => `${name} (${quantity})`),
    ),
    sentence('cart.merged_not', left.map(nameOf)),
  ];
  const message = parts.filter(Boolean).join(' ');
  if (message === '') return;
  showToast(message, {
    lasting: fewer.length + left.length > 0,
    action: { label: documentText('action.view_cart'), href: paths.cart },
  });
}

function nameOf({ name }: MergedLine): string {
  return name;
}

function sentence(id: MessageId, all: readonly string[]): string {
  if (all.length === 0) return '';
  const more = all.length - MOST_NAMED;
  const rest = more > 0 ? ` ${documentText('orders.more', { count: more })}` : '';
  return documentText(id, { names: `${all.slice(0, MOST_NAMED).join(', ')}${rest}` });
}
