import { CHANGE_MARK_HEADER, type ChangeMark, parseChangeMark } from '@/lib/domain/change-mark';
import { ShopError } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import { IDEMPOTENCY_KEY } from '@/lib/domain/patterns';

type HeaderValue = string | string[] | null | undefined;

/**
 * The idempotency key in a request header; a new key where it is optional and was not sent.
 *
 * @throws ShopError bad_request when it is missing or not valid.
 */
export function readIdempotencyKey(
  given: HeaderValue,
  needed: true | 'optional',
  newKey: () => string,
): string {
  if (isMissing(given) && needed === 'optional') return newKey();
  if (typeof given === 'string' && IDEMPOTENCY_KEY.test(given)) return given;
  throw new ShopError('bad_request', {
    message: 'Idempotency-Key is not valid',
    field: IDEMPOTENCY_KEY_HEADER,
  });
}

/** The change mark in a request header; undefined when it was not sent. @throws ShopError bad_request when not valid. */
export function readChangeMark(given: HeaderValue): ChangeMark | undefined {
  if (isMissing(given)) return undefined;
  const mark = parseChangeMark(String(given));
  if (mark) return mark;
  throw new ShopError('bad_request', { message: 'X-Change-Mark is not valid', field: CHANGE_MARK_HEADER });
}

function isMissing(given: HeaderValue): given is null | undefined {
  return given === null || given === undefined;
}
