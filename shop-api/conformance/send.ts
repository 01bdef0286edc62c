import { ACTOR_HEADER, type Actor, signActor } from '@/lib/contract/actor-token';
import { pathOf, type ShopCall } from '@/lib/contract/define-call';
import type { Incoming, Target } from './target';

export type Payload = Readonly<Record<string, unknown>>;
export type Encoding = 'query' | 'form' | 'json';

/** The encodings of a call's input: the query for GET, a form or JSON for POST. */
export function encodingsOf({ method }: Pick<ShopCall, 'method'>): readonly Encoding[] {
  return method === 'GET' ? ['query'] : ['form', 'json'];
}

export function serviceHeaders({ secret }: Target): { authorization: string } {
  return { authorization: `Bearer ${secret}` };
}

export async function actorHeaders(target: Target, actor: Actor): Promise<Record<string, string>> {
  return { [ACTOR_HEADER]: await signActor(actor, target.secret, target.now()) };
}

/** A value as text, for a form or a query. */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function asText(payload: Payload): URLSearchParams {
  const entries = Object.entries(payload).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => [name, textOf(one)]) : [[name, textOf(value)]],
  );
  return new URLSearchParams(entries);
}

/** Sends this payload without checking it against the contract. */
export function send(
  target: Target,
  call: Pick<ShopCall, 'method' | 'path'>,
  payload: Payload,
  headers: Record<string, string>,
  encoding: Encoding = call.method === 'GET' ? 'query' : 'json',
): Promise<Incoming> {
  const { method } = call;
  const url = pathOf(call, payload);
  if (encoding === 'query') return target.request({ method, url: `${url}?${asText(payload)}`, headers });
  const isForm = encoding === 'form';
  return target.request({
    method,
    url,
    headers: {
      ...headers,
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
    },
    body: isForm ? asText(payload).toString() : JSON.stringify(payload),
  });
}
