import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePorts, portOf } from './ports.mjs';
import { requireRoomToRun } from './room-to-run.mjs';

const open: net.Server[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))));

/** A port that is taken at the host. */
async function takenPort(host: string): Promise<number> {
  const server = net.createServer();
  open.push(server);
  await new Promise<void>((listening) => server.listen(0, host, listening));
  return portOf(server);
}

/** Settings of a shop of which both ports are free, but for those given. */
async function requireRoom(given: { env?: Record<string, string>; port?: number; apiPort?: number }) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-room-'));
  const free = await freePorts(['port', 'apiPort']);
  const settings = { env: {}, dataDir, foreignApi: undefined, origin: 'http://localhost', ...free, ...given };
  await requireRoomToRun(settings).finally(() => fs.rmSync(dataDir, { recursive: true }));
}

test('a shop whose ports are free has room to run', async () => {
  await expect(requireRoom({ env: { SHOP_API_HOST: '0.0.0.0' } })).resolves.toBeUndefined();
});

test('a port in use is refused by the name of its variable', async () => {
  const taken = await takenPort('127.0.0.1');
  const env = { STOREFRONT_HOST: '127.0.0.1' };
  await expect(requireRoom({ env, port: taken })).rejects.toThrow(
    `Port ${taken} is in use by another program. Choose another one with PORT.`,
  );
  await expect(requireRoom({ apiPort: taken })).rejects.toThrow(
    `Port ${taken} is in use by another program. Choose another one with SHOP_API_PORT.`,
  );
});

test('a host of another machine is refused by the name of its variable', async () => {
  await expect(requireRoom({ env: { STOREFRONT_HOST: '192.0.2.1' } })).rejects.toThrow(
    '192.0.2.1 is not an address of this machine (STOREFRONT_HOST).',
  );
  await expect(requireRoom({ env: { SHOP_API_HOST: '192.0.2.1' } })).rejects.toThrow(
    '192.0.2.1 is not an address of this machine (SHOP_API_HOST).',
  );
});
