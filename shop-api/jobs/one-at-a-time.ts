/** Runs `work` once all earlier work of this mutex has ended. */
export type RunExclusive = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A mutex: runs the given tasks one after the other, also after one has failed. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
