import type { z } from 'zod';
import type { ErrorCode } from '@/lib/domain/errors';
import { strictInput } from './strict-input';

/** Who may make a call: anybody the BFF speaks for, a guest or customer, or a customer only. */
export type CallIdentity = 'none' | 'shopper' | 'customer';

export type ShopCall<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Identity extends CallIdentity = CallIdentity,
> = {
  /** The name of spec section 7; also the operation id in OpenAPI. */
  name: string;
  method: 'GET' | 'POST';
  /** Below the API base, with Fastify's `:param` form. */
  path: string;
  identity: Identity;
  summary: string;
  input: Input;
  output: Output;
  errors: readonly ErrorCode[];
  /** The call must carry an `Idempotency-Key` header, or it may: without one no later call is the same. */
  idempotent?: boolean | 'optional';
  /** Of two changes that one tab has made the newer stands, whichever comes first; `CHANGE_MARK_HEADER` tells which it is. */
  newestStands?: boolean;
};

/** The path of a call with its `:param` parts taken from the input; half a surrogate pair becomes U+FFFD, as in a query. */
export function pathOf({ path }: Pick<ShopCall, 'path'>, input: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(String(input[name] ?? '').toWellFormed()),
  );
}

/**
 * One call of the shop API, defined once for the server, the gateway and the conformance suite. A POST takes the fields of
 * its input and no others.
 */
export function defineCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Identity extends CallIdentity,
>(call: ShopCall<Input, Output, Identity>): ShopCall<Input, Output, Identity> {
  return call.method === 'POST' ? { ...call, input: strictInput(call.input) } : call;
}
