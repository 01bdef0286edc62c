import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { registerErrors } from './errors';
import { createLogger } from './log';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;

async function exchange(bytes: string): Promise<string> {
  const socket = connect(portOf(shop.app), '127.0.0.1', () => socket.write(bytes));
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    response += chunk;
  });
  await once(socket, 'close');
  return response;
}

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  [
    'two lengths',
    'POST /cartempty HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    400,
  ],
  ['a negative length', 'POST /cartempty HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
  ['a query of 20 KB', `GET /faq?x=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
])('what Node cannot parse gets the error envelope: %s', async (_title, bytes, status) => {
  const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
  expect(Number(head.split(' ')[1])).toBe(status);
  expect(errorWire.parse(JSON.parse(body)).error.code).toBe('bad_request');
});

test('a caller that leaves before its body arrived is not logged as a failure', async () => {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: createLogger('info', { write: (line) => void lines.push(line) }) });
  registerErrors(app);
  app.post('/sample', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const head =
    'POST /sample HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n';
  const socket = connect(portOf(app), '127.0.0.1', () => socket.write(`${head}{`));
  while (!lines.some((line) => line.includes('incoming request'))) await pause(5);
  socket.destroy();
  while (!lines.some((line) => /call (refused|failed)/.test(line))) await pause(5);
  await app.close();
  expect(lines.join('')).toContain('"code":"bad_request","field":"body"');
  expect(lines.join('')).not.toContain('"level":"error"');
});
