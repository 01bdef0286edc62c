import 'server-only';
import { getEnv } from '@/lib/config/env';
import { ShopError } from '@/lib/domain/errors';

/**
 * Refuses a write that another site, or another port of this host, made a browser send.
 *
 * @throws ShopError forbidden.
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const isSame =
    site === null ? request.headers.get('origin') === getEnv().appOrigin : site === 'same-origin';
  if (!isSame) throw new ShopError('forbidden');
}
