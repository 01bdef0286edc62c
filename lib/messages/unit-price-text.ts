import { measureIn } from '@/lib/domain/measures';
import { formatPaise } from '@/lib/domain/money';
import { type Pack, packText } from '@/lib/domain/pack';
import type { UnitPrice } from '@/lib/domain/pricing';
import type { Text } from './text';

const SINGLE_PIECES: readonly string[] = ['pc', 'pcs', 'piece'];

/** "500 g · ₹76/kg". Where it wraps, the price is whole. */
export function packWithPrice(pack: Pack, price: string): string {
  return inWholeParts(`${packText(pack)} · ${price.replaceAll(' ', '\u00a0')}`);
}

/** The same text, of which no line begins with a dot, or with the unit of a number; the first number begins a line. */
export function inWholeParts(words: string): string {
  return words.replace(/ (?=·)|(?<= [\d.]{1,5}) (?!\S{1,9} \d)/g, '\u00a0');
}

/** "₹76/kg", "₹15/bunch", and "₹10 each" for single pieces. */
export function unitPriceText(text: Text, { amount, per }: UnitPrice): string {
  return SINGLE_PIECES.includes(per)
    ? text('word.each', { amount: formatPaise(amount) })
    : `${formatPaise(amount)}/${measureIn(text.language, per)}`;
}
