import 'server-only';
import { getEnv } from '@/lib/config/env';
import { isBearer } from '@/lib/contract/is-bearer';
import { ShopError } from '@/lib/domain/errors';

/** @throws ShopError forbidden unless the request carries REVALIDATE_SECRET. */
export function requireServiceSecret({ headers }: Request): void {
  if (!isBearer(headers.get('authorization'), getEnv().revalidateSecret)) throw new ShopError('forbidden');
}
