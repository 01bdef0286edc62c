export type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue whose pieces of work never overlap; one that fails lets the next begin. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
