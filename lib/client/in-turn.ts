const turns = new Map<string, Promise<unknown>>();

/**
 * Makes calls of one name one after the other, so that the last that was wanted is the last that arrives. When the page
 * is left, what waits goes out at once.
 */
export async function inTurn<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(name);
  const mine = before ? settledOrLeft(before).then(call) : call();
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}

async function settledOrLeft(before: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const left = new Promise((resolve) => {
    window.addEventListener('pagehide', resolve, { once: true, signal: stop.signal });
  });
  await Promise.race([before, left]).catch(() => undefined);
  stop.abort();
}
