import { useState } from 'react';

/** Keeps items in the order in which they first appeared, later ones in front, so that choosing one moves none. */
export function useKeptOrder<Item extends { id: number }>(items: readonly Item[]): Item[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const added = items.map(({ id }) => id).filter((id) => !order.includes(id));
  const known = added.length === 0 ? order : [...added, ...order];
  if (known !== order) setOrder(known);
  return [...items].sort((one, other) => known.indexOf(one.id) - known.indexOf(other.id));
}
