import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownPages } from './own-pages';

const events = [{ kind: 'catalogue' }];
let server: http.Server;
let told: unknown[];

/** A storefront that answers with these, one after the other; 'hang up' is no answer. */
async function start(...answers: (number | 'hang up')[]) {
  told = [];
  server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    told.push(JSON.parse(body));
    const answer = answers.shift();
    if (answer === undefined || answer === 'hang up') request.socket.destroy();
    else response.writeHead(answer).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return ownPages(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'secret');
}

afterEach(() => new Promise((closed) => server.close(closed)));

test('pages that could not be made anew are asked for again until they are', async () => {
  const pages = await start(503, 'hang up', 200);
  expect(await pages.renew(events)).toBe(true);
  expect(told).toEqual(Array(3).fill({ events, relayed: true }));
});

test('events that this storefront does not know are told once', async () => {
  const pages = await start(400);
  expect(await pages.renew(events)).toBe(true);
  expect(told).toHaveLength(1);
});
