/** Runs of `work` never overlap: each caller waits for a run that began after the call. */
export function inTurn<Given extends unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (...given) => {
    const next = last.then(() => work(...given));
    last = next.catch(() => {});
    return next;
  };
}
