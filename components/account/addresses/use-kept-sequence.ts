import { useState } from 'react';

/** Keeps items in the sequence in which they first appeared, later ones in front, so that choosing one moves none. */
export function useKeptSequence<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const [sequence, setSequence] = useState<readonly number[]>([]);
  const added = items.map(({ id }) => id).filter((id) => !sequence.includes(id));
  const known = added.length === 0 ? sequence : [...added, ...sequence];
  if (known !== sequence) setSequence(known);
  return [...items].sort((one, other) => known.indexOf(one.id) - known.indexOf(other.id));
}
