import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { ACTOR_HEADER, signActor } from '@/lib/contract/actor-token';
import { register } from '@/lib/contract/shop/identity';
import {
  type BuiltServer,
  buildServer,
  builtSecrets,
  startBuiltServer,
} from '@/shop-api/testing/built-server';
import { makeDataDir } from '@/shop-api/testing/embedded-databases';
import { newGuest, newMobile } from '@/shop-api/testing/shoppers';

jest.setTimeout(180_000);

const bodySchema = z.object({ recipients: z.tuple([z.object({ mobiles: z.string(), CRQID: z.string() })]) });

/** A fake of MSG91's API; a test sets the response and sees each message. */
function fakeGateway() {
  const got: { mobile: string; reference: string }[] = [];
  let onMessage = () => {};
  const state = { answer: async (): Promise<number> => 200 };
  const server: Server = createServer(async (request, response) => {
    const [{ mobiles, CRQID }] = bodySchema.parse(await json(request)).recipients;
    got.push({ mobile: mobiles.slice(2), reference: CRQID });
    onMessage();
    const status = await state.answer();
    const type = status === 200 ? 'success' : 'error';
    response.writeHead(status).end(JSON.stringify({ type, message: 'of a test' }));
  });
  const hears = async (count: number) => {
    while (got.length < count)
      await new Promise<void>((resolve) => {
        onMessage = resolve;
      });
  };
  return { server, got, state, hears };
}

let folder: string;
let dataDir: string;
let remove: () => Promise<void>;
let gateway: ReturnType<typeof fakeGateway>;
let running: BuiltServer | undefined;

beforeAll(async () => {
  folder = await buildServer('sms-restart');
});
beforeEach(async () => {
  ({ dataDir, remove } = await makeDataDir());
  gateway = fakeGateway();
  await once(gateway.server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  await running?.end('SIGKILL');
  gateway.server.closeAllConnections();
  gateway.server.close();
  await remove();
});

async function start(): Promise<BuiltServer> {
  const address = gateway.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  running = await startBuiltServer(
    {
      DATA_DIR: dataDir,
      MSG91_AUTH_KEY: 'key',
      MSG91_OTP_TEMPLATE_ID: 'flow-1',
      MSG91_ORDER_PLACED_TEMPLATE_ID: 'flow-2',
      MSG91_BACK_IN_STOCK_TEMPLATE_ID: 'flow-3',
      MSG91_NOW_SERVED_TEMPLATE_ID: 'flow-4',
      MSG91_GRIEVANCE_RECEIVED_TEMPLATE_ID: 'flow-5',
      MSG91_ORDER_CANCELLED_TEMPLATE_ID: 'flow-5',
      MSG91_URL: `http://127.0.0.1:${port}`,
    },
    folder,
  );
  return running;
}

async function askForCode({ url }: BuiltServer, mobile: string): Promise<number> {
  const secret = builtSecrets.SHOP_API_SECRET;
  const response = await fetch(`${url}${register.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      [ACTOR_HEADER]: await signActor(newGuest(), secret),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'Meena', mobile }),
  });
  return response.status;
}

it('a kill -9 while the gateway is down loses no message: the next start sends it once', async () => {
  gateway.state.answer = async () => 503;
  const first = await start();
  const mobile = newMobile();
  expect(await askForCode(first, mobile)).toBe(200);
  await first.untilOutput('sms not sent yet');
  await first.end('SIGKILL');

  const tried = gateway.got.length;
  gateway.state.answer = async () => 200;
  await start();
  await gateway.hears(tried + 1);
  await running?.untilOutput('sms sent');
  expect(gateway.got.slice(tried)).toEqual([gateway.got[0]]);
  expect(gateway.got[0]?.mobile).toBe(mobile);
});

it('a regular stop waits for the gateway, so that the next start does not send again', async () => {
  let finish = (_status: number) => {};
  gateway.state.answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const first = await start();
  expect(await askForCode(first, newMobile())).toBe(200);
  await gateway.hears(1);
  first.process.kill('SIGTERM');
  finish(200);
  expect(await first.exited).toBe(0);

  gateway.state.answer = async () => 200;
  const second = await start();
  const next = newMobile();
  expect(await askForCode(second, next)).toBe(200);
  await gateway.hears(2);
  expect(gateway.got[1]?.mobile).toBe(next);
});
