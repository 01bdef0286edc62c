import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { type ShopEvent, shopEventSchema } from '@/lib/contract/shop/shop-event';

/** The body limit of the webhook (lib/bff/read-body). */
const BODY_LIMIT_BYTES = 16 * 1024;

const bodySchema = z.object({ events: z.array(shopEventSchema).min(1).max(200) });

export type FakeStorefront = {
  url: string;
  /** All accepted events, in order of arrival. */
  received: ShopEvent[];
  /** The Authorization headers of the requests. */
  credentials: (string | undefined)[];
  /** Sets the status of the following responses; 200 by default. */
  answerWith: (status: number) => void;
  close: () => Promise<void>;
};

/** A storefront that has only the webhook. */
export async function openFakeStorefront(): Promise<FakeStorefront> {
  const received: ShopEvent[] = [];
  const credentials: (string | undefined)[] = [];
  let status = 200;
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    credentials.push(request.headers.authorization);
    if (body.length > BODY_LIMIT_BYTES) {
      response.writeHead(413).end('{}');
      return;
    }
    const { events } = bodySchema.parse(JSON.parse(body.toString()));
    if (status === 200 && request.method === 'POST' && request.url === '/api/revalidate')
      received.push(...events);
    response.writeHead(status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    credentials,
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
