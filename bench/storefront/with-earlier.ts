import type { Part } from './parts';
import { type Found, nothingOf, type Result } from './result';

/** A new run's parts in place of the same parts of earlier ones, whose other parts stay as they were found. */
export function withEarlier(fresh: Result, earlier: Result): Result {
  const of = (part: Part) => (fresh.runs[part] ? fresh : earlier);
  const names = new Set([...fresh.targets, ...earlier.targets].map(({ name }) => name));
  const found = (name: string, part: Part) =>
    of(part).targets.find((target) => target.name === name) ?? nothingOf(name);
  return {
    runs: { ...earlier.runs, ...fresh.runs },
    targets: [...names]
      .map((name) => ({
        name,
        bytes: found(name, 'bytes').bytes,
        paint: found(name, 'paint').paint,
        presses: found(name, 'paint').presses,
        lighthouse: found(name, 'lighthouse').lighthouse,
        load: found(name, 'load').load,
        memory: found(name, 'memory').memory,
      }))
      .filter(isSomething),
    startMs: of('start').startMs,
    growth: of('growth').growth,
  };
}

const isSomething = ({ bytes, paint, lighthouse, load, memory }: Found): boolean =>
  memory !== undefined || [bytes, paint, lighthouse, load].some(({ length }) => length > 0);
