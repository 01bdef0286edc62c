import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { todayspecial } from '@/lib/contract/shop/catalogue';
import { faq } from '@/lib/contract/shop/content';
import {
  type BuiltServer,
  buildServer,
  builtSecrets,
  spawnBuiltServer,
  startBuiltServer,
} from './testing/built-server';
import { makeDataDir } from './testing/embedded-databases';
import { untilAnswers } from './testing/until-answers';

const PATIENCE_MS = 120_000;
jest.setTimeout(PATIENCE_MS);

const headers = { authorization: `Bearer ${builtSecrets.SHOP_API_SECRET}` };
const lineSchema = z.object({ level: z.string(), at: z.iso.datetime(), event: z.string() });

let build: string;
let server: BuiltServer;
let remove: () => Promise<void>;

beforeAll(async () => {
  const made = await makeDataDir();
  remove = made.remove;
  build = await buildServer('server');
  server = await startBuiltServer({ DATA_DIR: made.dataDir }, build);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await remove();
});

/** A request whose body has not arrived yet; `finish` sends the rest. */
async function callInFlight() {
  const body = 'banner_for=2';
  const request = http.request(`${server.url}/bannerlist`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');
  const finish = async () => {
    request.end(body);
    const [response]: http.IncomingMessage[] = await once(request, 'response');
    return response?.statusCode;
  };
  return finish;
}

async function get(path: string) {
  const request = http.get(`${server.url}${path}`, { headers });
  const [response]: http.IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no answer');
  const chunks = await response.toArray();
  return { status: response.statusCode, connection: response.headers.connection, body: chunks.join('') };
}

test('[d1.embedded] decisions 1: from an empty folder, with only the secrets set, the server serves the sample shop', async () => {
  const { status, body } = await get(todayspecial.path);
  expect(status).toBe(200);
  expect(todayspecial.output.parse(JSON.parse(body)).todayspecial.length).toBeGreaterThan(8);
});

describe('the server when told to stop', () => {
  it('answers running requests, refuses new ones, closes the database and exits with 0', async () => {
    expect((await get(faq.path)).status).toBe(200);
    const finish = await callInFlight();
    server.process.kill('SIGTERM');
    await untilAnswers(`${server.url}/ready`, 503);

    const refused = await get(faq.path);
    expect(refused).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'unavailable' } });
    expect((await get('/health')).status).toBe(200);

    expect(await finish()).toBe(200);
    expect(await server.exited).toBe(0);
    await expect(get('/health')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('has written only JSON lines', () => {
    const lines = server.output().trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) lineSchema.parse(JSON.parse(line));
  });
});

describe('a server in test mode', () => {
  it('does not open a production shop, and says what to do', async () => {
    const { dataDir, remove: removeIt } = await makeDataDir();
    await fs.rm(path.join(dataDir, 'for-tests'));
    const refused = await spawnBuiltServer(
      {
        DATA_DIR: dataDir,
        DEMO_MODE: '1',
        SHOP_TEST_MODE: '1',
        OPERATOR_SECRET: 'what-only-the-operator-of-the-shop-knows',
      },
      build,
    );
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('Choose another DATA_DIR');
    await removeIt();
  });
});
