import 'server-only';
import { z } from 'zod';
import type { errorWire } from '@/lib/contract/shop/error-wire';
import { fieldAtFault } from '@/lib/contract/strict-input';
import { ERROR_TABLE, readShopError, ShopError } from '@/lib/domain/errors';
import { text as english, type Text } from '@/lib/messages/text';

/** Any failure as a ShopError; an unknown one becomes `internal`. */
export function toShopError(error: unknown): ShopError {
  return readShopError(error) ?? new ShopError('internal', { cause: error });
}

/** @throws ShopError bad_request that names the first invalid field. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const field = fieldAtFault(parsed.error);
  throw new ShopError('bad_request', field ? { field } : {});
}

/** The body of an error response. Its message is a text of the shop: messages of the shop API are not passed on. */
export function toErrorAnswer(
  error: ShopError,
  requestId: string,
  text: Text = english,
): z.output<typeof errorWire> {
  return {
    error: {
      code: error.code,
      message: text(ERROR_TABLE[error.code].message),
      ...(error.field ? { field: error.field } : {}),
      request_id: requestId,
    },
  };
}
