import type { z } from 'zod';
import type { Actor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { type PayloadOf, sendAs } from '@/shop-api/conformance/call-as';
import { httpTarget } from '@/shop-api/conformance/target';
import { type BuiltServer, builtSecrets } from './built-server';

export type BuiltAnswer = { status: number; body: unknown };

/** Makes a call over HTTP as the BFF would; undefined when the connection broke before the response was complete. */
export async function callBuilt<Call extends ShopCall>(
  { url }: BuiltServer,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  key?: string,
): Promise<BuiltAnswer | undefined> {
  try {
    const target = httpTarget(url, builtSecrets.SHOP_API_SECRET);
    return await sendAs(target, actor, call, input, key ? { key } : {});
  } catch (error) {
    if (isBrokenConnection(error)) return undefined;
    throw error;
  }
}

/** Checks the name, since under Jest the error of `fetch` is from another realm. */
function isBrokenConnection(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';
}

/** The parsed response of a successful call. @throws Error for a refusal. */
export function answerOf<Call extends ShopCall>(
  call: Call,
  { status, body }: BuiltAnswer,
): z.output<Call['output']> {
  if (status !== 200) throw new Error(`${call.name} was refused: ${status} ${JSON.stringify(body)}`);
  return parseWith<Call['output']>(call.output, body);
}

function parseWith<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  return schema.parse(body);
}
