import type { z } from 'zod';
import type { ErrorCode } from '@/lib/domain/errors';
import { strictInput } from './strict-input';

/** Who may make a call: anybody, a guest or customer, or only a customer. */
export type CallIdentity = 'none' | 'shopper' | 'customer';

export type ShopCall<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Identity extends CallIdentity = CallIdentity,
  Idempotent extends boolean | 'optional' = boolean | 'optional',
  NewestStands extends boolean = boolean,
> = {
  /** The name of spec section 7; also the operation id in OpenAPI. */
  name: string;
  method: 'GET' | 'POST';
  /** Relative to the API base, with Fastify's `:param` syntax. */
  path: string;
  identity: Identity;
  summary: string;
  input: Input;
  output: Output;
  errors: readonly ErrorCode[];
  /** Whether the `Idempotency-Key` header is required, or optional. */
  idempotent?: Idempotent;
  /** Of two changes from one tab the newer wins, in whatever order they arrive; `CHANGE_MARK_HEADER` dates them. */
  newestStands?: NewestStands;
  /** A POST that changes nothing, so it may be retried once, like a GET. */
  isReadOnly?: boolean;
  /** Answers much or asks another server, so its caller waits longer (`timeoutOf`). */
  isSlow?: boolean;
};

/** The path of a call, its `:param` parts filled from the input; a lone surrogate becomes U+FFFD, as in a query. */
export function pathOf({ path }: Pick<ShopCall, 'path'>, input: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(String(input[name] ?? '').toWellFormed()),
  );
}

/**
 * Defines one call of the shop API, for the server, the storefront and the conformance suite. A POST refuses unknown
 * fields.
 */
export function defineCall<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Identity extends CallIdentity,
  const Idempotent extends boolean | 'optional' = false,
  const NewestStands extends boolean = false,
>(
  call: ShopCall<Input, Output, Identity, Idempotent, NewestStands>,
): ShopCall<Input, Output, Identity, Idempotent, NewestStands> {
  return call.method === 'POST' ? { ...call, input: strictInput(call.input) } : call;
}
