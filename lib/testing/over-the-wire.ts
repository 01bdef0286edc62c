import { ACTOR_HEADER, type Actor, verifyActor } from '@/lib/contract/actor-token';
import { type SentCall, shopApiAnswers } from './shop-api-answers';

export const customer = { actor: { kind: 'customer', id: '7', sid: 'sid_1' } } as const;
export const guest = { actor: { kind: 'guest', id: 'guest_1' } } as const;

/** What the storefront sent: query values are texts; `actor`, `key` and `language` are undefined when not sent. */
type Sent = { call: string; input: unknown; actor?: Actor; key?: string; language?: string };

/** Answers the one call that `work` makes of the shop API; resolves with the call and the result of `work`. */
export async function overTheWire<Result>(
  answer: object,
  work: () => Promise<Result>,
): Promise<{ sent: Sent; result: Result }> {
  const api = shopApiAnswers(() => Response.json(answer));
  const result = await work();
  expect(api).toHaveBeenCalledTimes(1);
  const sent = await Promise.all(api.mock.calls.map(([call]) => toSent(call)));
  return { sent: sent[0] ?? { call: '', input: undefined }, result };
}

async function toSent({ url, method, headers, body }: SentCall): Promise<Sent> {
  const secret = process.env.SHOP_API_SECRET ?? '';
  const actor = await verifyActor(headers.get(ACTOR_HEADER) ?? '', secret);
  const key = headers.get('idempotency-key');
  const language = headers.get('accept-language');
  return {
    call: `${method} ${url.pathname}`,
    input: body === undefined ? Object.fromEntries(url.searchParams) : JSON.parse(body),
    ...(actor && { actor }),
    ...(key && { key }),
    ...(language && { language }),
  };
}
