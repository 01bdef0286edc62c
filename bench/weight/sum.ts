import { KINDS, type Kind } from './kind';
import type { Bytes, Weighed } from './weigh';

export type Sum = Bytes & { requests: number };
export type Sums = Record<Kind | 'all', Sum>;

function sumOf(items: readonly Weighed[]): Sum {
  const sum: Sum = { requests: 0, raw: 0, gzip: 0, br: 0 };
  for (const { count, raw, gzip, br, inPage } of items) {
    sum.requests += inPage ? 0 : count;
    sum.raw += count * raw;
    sum.gzip += count * gzip;
    sum.br += count * br;
  }
  return sum;
}

export function sumsOf(items: readonly Weighed[]): Sums {
  const of = (kind: Kind) => sumOf(items.filter((item) => item.kind === kind));
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, Sum>;
  return { ...kinds, all: sumOf(items) };
}
