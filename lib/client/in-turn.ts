import { ShopError } from '@/lib/domain/errors';
import { cartEpoch, onForgetCart } from './cart-store';

const turns = new Map<string, Promise<unknown>>();

onForgetCart(() => turns.clear());

/**
 * Makes calls of one name one after the other, so that the last that was wanted is the last that arrives. When the page
 * is left, what waits goes out at once.
 *
 * @throws ShopError unauthenticated where the shopper has changed before it was this call's turn
 */
export async function inTurn<Answer>(name: string, call: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(name);
  const askedIn = cartEpoch();
  const mine = before
    ? settledOrLeft(before).then(() => {
        if (askedIn !== cartEpoch()) throw new ShopError('unauthenticated');
        return call();
      })
    : call();
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
