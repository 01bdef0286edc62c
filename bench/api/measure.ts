import { performance } from 'node:perf_hooks';

/** Milliseconds. */
export type Spread = { p50: number; p99: number };
/** Repeatable work; each turn is for another shopper or search key. */
export type Work = (turn: number) => Promise<unknown>;

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

async function timeMs(work: Work, turn: number): Promise<number> {
  const startedAt = performance.now();
  await work(turn);
  return performance.now() - startedAt;
}

/** Does each work once per turn, in rotating order, so that a busy moment of the machine affects all alike. */
export async function measureInterleaved<Name extends string>(
  works: Record<Name, Work>,
  { turns, warmUp }: { turns: number; warmUp: number },
): Promise<Record<Name, Spread>> {
  const names = Object.keys(works) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < warmUp + turns; turn++) {
    const shift = turn % names.length;
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      const ms = await timeMs(works[name], turn);
      if (turn >= warmUp) samples.get(name)?.push(ms);
    }
  }
  return Object.fromEntries(names.map((name) => [name, spreadOf(samples.get(name) ?? [])])) as Record<
    Name,
    Spread
  >;
}

/** How many times per second `workers` do `work` concurrently. `next` is the first unused turn. */
export async function ratePerSecond(
  work: Work,
  { workers, lastsMs, from }: { workers: number; lastsMs: number; from: number },
): Promise<{ rate: number; next: number }> {
  let turn = from;
  const until = performance.now() + lastsMs;
  const one = async (): Promise<void> => {
    while (performance.now() < until) await work(turn++);
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: workers }, one));
  return { rate: ((turn - from) * 1000) / (performance.now() - startedAt), next: turn };
}
