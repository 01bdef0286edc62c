import { z } from 'zod';
import { type Actor, CALLER_IP_HEADER } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { CHANGE_MARK_HEADER } from '@/lib/domain/change-mark';
import type { ErrorCode } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import type { Language } from '@/lib/domain/language';
import { readAnswer, readRefusal } from './mismatch';
import { actorHeaders, send, serviceHeaders } from './send';
import type { Incoming, Target } from './target';

export type Extras = { key?: string; mark?: string; callerIp?: string; language?: Language };
type ShopperFields = { user_id: string; user_type: 'guest' | '' };
/** The payload of a call; user_id and user_type are taken from the actor unless given. */
export type PayloadOf<Call extends ShopCall> = Omit<z.input<Call['input']>, keyof ShopperFields> &
  Partial<ShopperFields>;
/** The result of a call: its parsed response, or the error. */
export type CallResult<Call extends ShopCall> =
  | { status: number; answer: z.output<Call['output']>; error: undefined }
  | {
      status: number;
      answer: undefined;
      error: { code: ErrorCode; field?: string | undefined; message: string };
    };

/** The user_id and user_type of an actor, as far as the call takes them, as the BFF adds them. */
export function shopperFields({ input }: ShopCall, { kind, id }: Actor): Partial<ShopperFields> {
  const takes = (name: keyof ShopperFields) => input instanceof z.ZodObject && name in input.shape;
  return {
    ...(takes('user_id') ? { user_id: id } : {}),
    ...(takes('user_type') ? { user_type: kind === 'guest' ? 'guest' : '' } : {}),
  };
}

/** Sends a call as the BFF would, for `actor`. @throws Error when there is no response. */
export async function sendAs<Call extends ShopCall>(
  target: Target,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  { key, mark, callerIp, language }: Extras = {},
): Promise<Incoming> {
  const headers = {
    ...serviceHeaders(target),
    ...(await actorHeaders(target, actor)),
    ...(key === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: key }),
    ...(mark === undefined ? {} : { [CHANGE_MARK_HEADER]: mark }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(callerIp === undefined ? {} : { [CALLER_IP_HEADER]: callerIp }),
  };
  return send(target, call, { ...shopperFields(call, actor), ...input }, headers);
}

/** Makes a call as the BFF would, for `actor`. */
export async function callAs<Call extends ShopCall>(
  target: Target,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  extras?: Extras,
): Promise<CallResult<Call>> {
  const incoming = await sendAs(target, actor, call, input, extras);
  const { status } = incoming;
  if (status === 200) return { status, answer: readAnswer(call, incoming), error: undefined };
  return { status, answer: undefined, error: readRefusal(call, incoming) };
}

/** Thrown when a call that must succeed was refused. */
export class RefusedCallError extends Error {
  constructor(
    call: string,
    readonly code: ErrorCode,
    field: string | undefined,
  ) {
    super(`${call} was refused: ${code}${field ? ` of ${field}` : ''}`);
  }
}

/** Like `callAs`, for calls that must succeed. @throws RefusedCallError */
export async function doAs<Call extends ShopCall>(
  target: Target,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  extras: Extras = {},
): Promise<z.output<Call['output']>> {
  const { answer, error } = await callAs(target, actor, call, input, extras);
  if (error) throw new RefusedCallError(call.name, error.code, error.field);
  return answer;
}
