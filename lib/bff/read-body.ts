import 'server-only';
import { isUtf8 } from 'node:buffer';
import { readLimited } from '@/lib/config/read-limited';
import { ShopError } from '@/lib/domain/errors';

const BODY_LIMIT_BYTES = 16 * 1024;

/** The JSON body of a request. @throws ShopError wrong_type, too_large or bad_request. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request, 'application/json');
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopError('bad_request');
  }
}

/**
 * The fields of a plain HTML form; the last one of a repeated name.
 *
 * @throws ShopError wrong_type, too_large or bad_request.
 */
export async function readFormBody(request: Request): Promise<unknown> {
  const text = await readText(request, 'application/x-www-form-urlencoded');
  return Object.fromEntries(new URLSearchParams(text));
}

async function readText(request: Request, expectedType: string): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== expectedType) throw new ShopError('wrong_type');
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > BODY_LIMIT_BYTES) throw new ShopError('too_large');
  if (!request.body) return '';
  const body = await readLimited(request.body, BODY_LIMIT_BYTES);
  if (!body) throw new ShopError('too_large');
  // why: decoding would replace invalid bytes, and the shop would store the replacement
  if (!isUtf8(body)) throw new ShopError('bad_request');
  return body.toString('utf8');
}
