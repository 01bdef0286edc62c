import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOUR_MS } from '@/lib/domain/durations';
import { type Drain, drainable } from './drain';

let server: Server;
let drain: Drain;
let begun: (res: ServerResponse) => void;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  server = createServer();
  drain = drainable(server);
  server.on('request', (_req, res) => begun(res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function ask(): Promise<{ text: string; connection: string | undefined }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ text, connection: res.headers.connection }));
    })
      .on('error', reject)
      .end();
  });
}

const nextBegun = () =>
  new Promise<ServerResponse>((resolve) => {
    begun = resolve;
  });

test('a running request is answered, and its keep-alive connection does not delay the shutdown', async () => {
  const running = nextBegun();
  const answer = ask();
  const res = await running;
  const drained = drain(HOUR_MS);
  res.end('order placed');
  expect(await answer).toEqual({ text: 'order placed', connection: 'close' });
  await drained;
});

test('a response that has begun is sent completely', async () => {
  const running = nextBegun();
  const answer = ask();
  const res = await running;
  res.write('order ');
  const drained = drain(HOUR_MS);
  res.end('placed');
  expect((await answer).text).toBe('order placed');
  await drained;
});

test('no new connections are accepted', async () => {
  await drain(HOUR_MS);
  expect(server.listening).toBe(false);
});

test('requests that do not end are aborted after the timeout', async () => {
  const running = nextBegun();
  const answer = ask();
  await running;
  await Promise.all([drain(1), expect(answer).rejects.toThrow()]);
});
