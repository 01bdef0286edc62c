import { ACTOR_HEADER, type Actor, signActor } from '@/lib/contract/actor-token';
import { pathOf, type ShopCall } from '@/lib/contract/define-call';
import type { ShopUnderTest } from './shoppers';

export type Payload = Record<string, string | number>;
export type Encoding = 'query' | 'form' | 'json';
export type Sent = { status: number; body: unknown; headers: Record<string, unknown> };

export function serviceHeaders({ config }: ShopUnderTest): { authorization: string } {
  return { authorization: `Bearer ${config.apiSecret}` };
}

export async function actorHeaders(
  { clock, config }: ShopUnderTest,
  actor: Actor,
): Promise<Record<string, string>> {
  return { [ACTOR_HEADER]: await signActor(actor, config.apiSecret, clock.now()) };
}

function asText(payload: Payload): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
}

/** Sends exactly this, whatever the contract says. */
export async function send(
  { app }: ShopUnderTest,
  call: Pick<ShopCall, 'method' | 'path'>,
  payload: Payload,
  headers: Record<string, string>,
  encoding: Encoding = call.method === 'GET' ? 'query' : 'json',
): Promise<Sent> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const content = {
    query: { headers, query: asText(payload) },
    form: { headers: { ...headers, ...form }, payload: new URLSearchParams(asText(payload)).toString() },
    json: { headers, payload },
  }[encoding];
  const response = await app.inject({ method: call.method, url: pathOf(call, payload), ...content });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
