import 'server-only';
import { getEnv } from '@/lib/config/env';
import { ShopError } from '@/lib/domain/errors';

/**
 * Refuses a write that the browser sent for another site or for another port of this host.
 *
 * @throws ShopError forbidden.
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const isSame =
    site === null ? request.headers.get('origin') === getEnv().appOrigin : site === 'same-origin';
  if (!isSame) throw new ShopError('forbidden');
}
