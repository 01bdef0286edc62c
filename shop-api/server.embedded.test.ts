import { once } from 'node:events';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { todayspecial } from '@/lib/contract/shop/catalogue';
import { faq } from '@/lib/contract/shop/content';
import { operatorAddress } from './operator/address';
import { COMMANDS_PATH } from './operator/wire';
import {
  type BuiltServer,
  buildServer,
  builtSecrets,
  spawnBuiltServer,
  startBuiltServer,
} from './testing/built-server';
import { makeDataDir } from './testing/embedded-databases';
import { operatorSecrets } from './testing/operated-shop';
import { untilAnswers } from './testing/until-answers';

const PATIENCE_MS = 120_000;
jest.setTimeout(PATIENCE_MS);

const headers = { authorization: `Bearer ${builtSecrets.SHOP_API_SECRET}` };
const lineSchema = z.object({ level: z.string(), at: z.iso.datetime(), event: z.string() });

let build: string;
let server: BuiltServer;
let dataDir: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  const made = await makeDataDir();
  ({ dataDir, remove } = made);
  build = await buildServer('server');
  server = await startBuiltServer({ ...operatorSecrets, DATA_DIR: dataDir }, build);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await remove();
});

/** A request whose body has not arrived yet; `finish` sends the rest. */
async function postInFlight(to: http.RequestOptions, type: string, body: string) {
  const request = http.request({
    ...to,
    method: 'POST',
    headers: {
      ...to.headers,
      'content-type': type,
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');
  const finish = async () => {
    request.end(body);
    const [response]: http.IncomingMessage[] = await once(request, 'response');
    response?.resume();
    return { status: response?.statusCode, connection: response?.headers.connection };
  };
  return finish;
}

const callInFlight = () => {
  const { hostname, port } = new URL(server.url);
  const to = { hostname, port, path: '/bannerlist', headers };
  return postInFlight(to, 'application/x-www-form-urlencoded', 'banner_for=2');
};

const commandInFlight = () => {
  const authorization = `Bearer ${operatorSecrets.OPERATOR_SECRET}`;
  const to = { socketPath: operatorAddress(dataDir), path: COMMANDS_PATH, headers: { authorization } };
  return postInFlight(to, 'application/json', JSON.stringify({ name: 'settings show', input: {} }));
};

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
  it('answers running requests and commands, refuses new ones, closes the database and exits with 0', async () => {
    expect((await get(faq.path)).status).toBe(200);
    const finish = await callInFlight();
    const finishCommand = await commandInFlight();
    server.process.kill('SIGTERM');
    const isDraining = untilAnswers(`${server.url}/ready`, 503).then(() => 'draining');
    expect(await Promise.race([isDraining, server.exited])).toBe('draining');

    const refused = await get(faq.path);
    expect(refused).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'unavailable' } });
    expect((await get('/health')).status).toBe(200);

    expect(await finish()).toMatchObject({ status: 200 });
    expect(await finishCommand()).toEqual({ status: 200, connection: 'close' });
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
        ...operatorSecrets,
      },
      build,
    );
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('Choose another DATA_DIR');
    await removeIt();
  });
});
