import { ShopError } from '@/lib/domain/errors';
import { documentText } from '@/lib/messages/document-text';
import { cartEpoch, onForgetCart } from './cart/cart-store';

/** The last call of each key. */
const lastCalls = new Map<string, Promise<unknown>>();

onForgetCart(() => lastCalls.clear());

/**
 * Runs calls with the same key one after the other, so that they reach the server in order. When the page is left,
 * waiting calls are sent at once.
 *
 * @throws ShopError unauthenticated when the shopper has changed since: a waiting call is not made, and the answer to a
 * running one is dropped
 */
export async function serializeByKey<Answer>(key: string, call: () => Promise<Answer>): Promise<Answer> {
  const before = lastCalls.get(key);
  const startEpoch = cartEpoch();
  const requireSameShopper = () => {
    if (startEpoch !== cartEpoch())
      throw new ShopError('unauthenticated', { message: documentText('error.unauthenticated') });
  };
  const current = before
    ? settledOrLeft(before).then(() => {
        requireSameShopper();
        return call();
      })
    : call();
  lastCalls.set(key, current);
  try {
    const answer = await current;
    requireSameShopper();
    return answer;
  } finally {
    if (lastCalls.get(key) === current) lastCalls.delete(key);
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
