import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { getEnv } from '@/lib/config/env';
import { ShopError } from '@/lib/domain/errors';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** @throws ShopError forbidden unless the caller knows REVALIDATE_SECRET. */
export function requireServiceSecret(request: Request): void {
  const given = digest(request.headers.get('authorization') ?? '');
  if (!timingSafeEqual(given, digest(`Bearer ${getEnv().revalidateSecret}`)))
    throw new ShopError('forbidden');
}
