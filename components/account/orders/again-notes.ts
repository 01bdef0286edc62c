import type { AgainLine } from '@/lib/contract/bff/buy-again';
import { formatPaise } from '@/lib/domain/money';
import { packText } from '@/lib/domain/pack';
import type { Text } from '@/lib/messages/text';

/** One text for each way a line differs from the order; empty when nothing changed. */
export function againNotes(text: Text, { ordered, added, problem, before, now }: AgainLine): string[] {
  const notes: string[] = [];
  if (problem === 'limited') {
    notes.push(added === 0 ? text('again.none_left') : text('again.limited', { added, ordered }));
  } else if (problem !== '') notes.push(text(`again.${problem}`));
  if (!now || added === 0) return notes;
  if (now.price !== before.price) {
    notes.push(text('again.price', { before: formatPaise(before.price), now: formatPaise(now.price) }));
  }
  const packs = { before: packText(before), now: packText(now) };
  if (packs.before !== packs.now) notes.push(text('again.pack', packs));
  return notes;
}
