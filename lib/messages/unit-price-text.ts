import { measureIn } from '@/lib/domain/measures';
import { formatPaise } from '@/lib/domain/money';
import { type Pack, packText } from '@/lib/domain/pack';
import type { UnitPrice } from '@/lib/domain/pricing';
import type { Text } from './text';

const SINGLE_PIECES: readonly string[] = ['pc', 'pcs', 'piece'];

/** "500 g · ₹76/kg". Where it wraps, the price is whole, and no line ends with a dot. */
export function packWithPrice(pack: Pack, price: string): string {
  return `${packText(pack)} · ${price.replaceAll(' ', '\u00a0')}`.replaceAll('· ', '·\u00a0');
}

/** "₹76/kg", "₹15/bunch", and "₹10 each" for single pieces. */
export function unitPriceText(text: Text, { amount, per }: UnitPrice): string {
  return SINGLE_PIECES.includes(per)
    ? text('word.each', { amount: formatPaise(amount) })
    : `${formatPaise(amount)}/${measureIn(text.language, per)}`;
}
