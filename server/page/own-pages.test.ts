import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { EVERYTHING } from '@/lib/domain/whole-shop';
import { ownPages } from './own-pages';

const events = [{ kind: 'catalogue' }];
let server: http.Server;
let received: unknown[];

/** Starts a server that sends these statuses in turn; 'hang up' closes the connection. */
async function start(...answers: (number | 'hang up')[]) {
  received = [];
  server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push(JSON.parse(body));
    const answer = answers.shift();
    if (answer === undefined || answer === 'hang up') request.socket.destroy();
    else response.writeHead(answer).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return ownPages(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'secret');
}

afterEach(() => new Promise((closed) => server.close(closed)));

test('a revalidation that failed is retried until it succeeds', async () => {
  const pages = await start(503, 'hang up', 200);
  expect(await pages.renew(events)).toBe(true);
  expect(received).toEqual(Array(3).fill({ events, relayed: true }));
});

test('events of another version of the shop, which are refused with 4xx, count as everything', async () => {
  const pages = await start(400, 503, 200);
  expect(await pages.renew([{ kind: 'of_another_version' }])).toBe(true);
  expect(received).toEqual([
    { events: [{ kind: 'of_another_version' }], relayed: true },
    ...Array(2).fill({ events: EVERYTHING, relayed: true }),
  ]);
});

test('a revalidation that is refused even for everything has failed', async () => {
  const pages = await start(403, 403);
  expect(await pages.renew(events)).toBe(false);
  expect(received).toHaveLength(2);
});
