import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { ACTOR_HEADER, type CustomerActor, signActor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { shopperFields } from '@/shop-api/conformance/call-as';
import { builtSecrets } from '@/shop-api/testing/built-server';

const SECRET = builtSecrets.SHOP_API_SECRET;

type Payload = Record<string, string | number>;

/** Tokens live a minute. They are reused, since signing is not what is measured. */
const REUSE_TOKEN_MS = 30_000;

export type Caller = {
  /** Resolves with the parsed JSON of a 200. @throws Error for any other status. */
  call(call: ShopCall, payload: Payload, actor?: CustomerActor): Promise<unknown>;
  close(): void;
};

/** Calls the API over keep-alive connections, with as little overhead as possible. */
export function httpCaller(url: string, connections: number): Caller {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const tokens = new Map<string, { token: string; atMs: number }>();

  const tokenOf = async (actor: CustomerActor): Promise<string> => {
    const known = tokens.get(actor.id);
    if (known && Date.now() - known.atMs < REUSE_TOKEN_MS) return known.token;
    const token = await signActor(actor, SECRET);
    tokens.set(actor.id, { token, atMs: Date.now() });
    return token;
  };

  const headersOf = async (
    call: ShopCall,
    actor: CustomerActor | undefined,
  ): Promise<http.OutgoingHttpHeaders> => ({
    authorization: `Bearer ${SECRET}`,
    ...(actor ? { [ACTOR_HEADER]: await tokenOf(actor) } : {}),
    ...(call.idempotent ? { 'idempotency-key': randomUUID() } : {}),
    ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
  });

  return {
    call: async (call, payload, actor) => {
      const fields = { ...payload, ...(actor ? shopperFields(call, actor) : {}) };
      const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const isGet = call.method === 'GET';
      const path = isGet ? `${call.path}?${query}` : call.path;
      const options = { agent, method: call.method, headers: await headersOf(call, actor) };
      const { status, text } = await send(
        `${url}${path}`,
        options,
        isGet ? undefined : JSON.stringify(fields),
      );
      if (status !== 200) throw new Error(`${call.name} answered ${status}: ${text.slice(0, 300)}`);
      return JSON.parse(text);
    },
    close: () => agent.destroy(),
  };
}

function send(
  url: string,
  options: http.RequestOptions,
  body: string | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
