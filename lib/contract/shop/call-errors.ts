import type { z } from 'zod';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import type { ShopCall } from '../define-call';

/** The fields of a call's input, by their names on the wire. */
export function fieldsOf({ input }: Pick<ShopCall, 'input'>): readonly string[] {
  const { shape } = input as z.ZodObject;
  return Object.keys(shape);
}

/** Every error code a call may answer: its own, and those that all calls share. */
export function errorCodesOf(call: ShopCall): readonly ErrorCode[] {
  const needsActor = call.identity !== 'none';
  const hasUserId = fieldsOf(call).includes('user_id');
  const shared: [ErrorCode, boolean][] = [
    ['bad_request', true],
    ['untrusted_caller', true],
    ['unauthenticated', needsActor || hasUserId],
    ['forbidden', hasUserId],
    ['suspended', needsActor || hasUserId],
    ['too_large', call.method === 'POST'],
    ['wrong_type', call.method === 'POST'],
    ['internal', true],
    ['unavailable', true],
  ];
  const codes = new Set<ErrorCode>([
    ...call.errors,
    ...shared.filter(([, applies]) => applies).map(([code]) => code),
  ]);
  const inTableOrder = Object.keys(ERROR_TABLE) as ErrorCode[];
  return inTableOrder.filter((code) => codes.has(code));
}
