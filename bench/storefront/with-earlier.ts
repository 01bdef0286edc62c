import type { Part } from './parts';
import { emptyTargetResult, type Result, type TargetResult } from './result';

/** Replaces the parts that a new run measured, and keeps the other parts of earlier runs. */
export function mergeWithEarlier(fresh: Result, earlier: Result): Result {
  const of = (part: Part) => (fresh.runs[part] ? fresh : earlier);
  const names = new Set([...fresh.targets, ...earlier.targets].map(({ name }) => name));
  const found = (name: string, part: Part) =>
    of(part).targets.find((target) => target.name === name) ?? emptyTargetResult(name);
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
      .filter(hasResults),
    startMs: of('start').startMs,
    growth: of('growth').growth,
  };
}

const hasResults = ({ bytes, paint, lighthouse, load, memory }: TargetResult): boolean =>
  memory !== undefined || [bytes, paint, lighthouse, load].some(({ length }) => length > 0);
