import { measureIn } from '@/lib/domain/measures';
import { formatPaise } from '@/lib/domain/money';
import type { UnitPrice } from '@/lib/domain/pricing';
import type { Text } from '@/lib/messages/text';

const SINGLE_PIECES: readonly string[] = ['pc', 'pcs', 'piece'];

/** "₹76/kg", "₹15/bunch", and "₹10 each" for single pieces. */
export function unitPriceText(text: Text, { amount, per }: UnitPrice): string {
  return SINGLE_PIECES.includes(per)
    ? text('word.each', { amount: formatPaise(amount) })
    : `${formatPaise(amount)}/${measureIn(text.language, per)}`;
}
