import { z } from 'zod';
import { ACTOR_HEADER } from '@/lib/contract/actor-token';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import type { Incoming, Outgoing, Target } from '@/shop-api/conformance/target';

export type Send = Target['request'];
/** Wraps an API so that it behaves wrongly. */
export type Fault = (send: Send) => Send;

/** A fault of one call: changes its request or its response. */
export function at(path: string, change: (outgoing: Outgoing, send: Send) => Promise<Incoming>): Fault {
  return (send) => (outgoing) => (pathOf(outgoing) === path ? change(outgoing, send) : send(outgoing));
}

function pathOf({ url }: Outgoing): string {
  return new URL(url, 'http://api').pathname;
}

const fieldsSchema = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof fieldsSchema>;

/** The input fields of a request. */
export function fieldsOf({ body, url }: Outgoing): Fields {
  if (body === undefined) return Object.fromEntries(new URL(url, 'http://api').searchParams);
  return fieldsSchema.parse(JSON.parse(body));
}

/** The same call with changed values of its existing fields. */
export function withFields(outgoing: Outgoing, fields: Fields): Outgoing {
  const now = fieldsOf(outgoing);
  for (const [name, value] of Object.entries(fields)) if (name in now) now[name] = value;
  if (outgoing.body !== undefined) return { ...outgoing, body: JSON.stringify(now) };
  const query = new URLSearchParams(Object.entries(now).map(([name, value]) => [name, String(value)]));
  return { ...outgoing, url: `${pathOf(outgoing)}?${query}` };
}

/** Another call by the same shopper, sent in place of the original. */
export function anotherCall({ headers }: Outgoing, url: string, fields: Fields): Outgoing {
  return { method: 'POST', url, headers, body: JSON.stringify(fields) };
}

export function refusal(code: ErrorCode): Incoming {
  return { status: ERROR_TABLE[code].status, headers: {}, body: { error: { code, message: code } } };
}

export function answer(body: object): Incoming {
  return { status: 200, headers: {}, body };
}

/** A fault of `path`: whoever names something created by `maker` acts as its creator. */
export function openToAll(
  path: string,
  maker: string,
  idOf: (body: unknown) => string,
  field: string,
): Fault {
  const makers = new Map<string, Outgoing>();
  return (send) => async (outgoing) => {
    const owner = makers.get(String(fieldsOf(outgoing)[field]));
    if (owner && pathOf(outgoing) === path) {
      const actor = { [ACTOR_HEADER]: owner.headers[ACTOR_HEADER] ?? '' };
      const as = withFields(outgoing, { user_id: fieldsOf(owner).user_id });
      return send({ ...as, headers: { ...outgoing.headers, ...actor } });
    }
    const incoming = await send(outgoing);
    if (pathOf(outgoing) === maker && incoming.status === 200) makers.set(idOf(incoming.body), outgoing);
    return incoming;
  };
}
