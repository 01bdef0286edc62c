import fs from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operatorAddress } from './address';
import { askRunningShop } from './ask-running-shop';

const ask = () =>
  askRunningShop({ dataDir, operatorSecret: 'known to both', name: 'product list', input: {} });
const NAME = 'உருளைக்கிழங்கு';

let dataDir: string;
let shop: http.Server | undefined;
beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-ask-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => (shop ? shop.close(resolve) : resolve(undefined)));
  shop = undefined;
  await fs.rm(dataDir, { recursive: true, force: true });
});

test('a response that arrives in chunks is complete, wherever it was split', async () => {
  const answer = Buffer.from(JSON.stringify({ result: NAME }));
  const running = http.createServer(async (_request, response) => {
    response.flushHeaders();
    for (const byte of answer) {
      response.write(Buffer.from([byte]));
      await pause(1);
    }
    response.end();
  });
  shop = running;
  await new Promise<void>((resolve) => running.listen(operatorAddress(dataDir), resolve));
  expect(await ask()).toEqual({ result: NAME });
});

test('a socket of another user is not taken for a shop that stopped: the user is named', async () => {
  const { request } = http;
  jest.spyOn(http, 'request').mockImplementation(() =>
    request({
      createConnection: () => {
        const denied = Object.assign(new Error('connect EACCES'), { code: 'EACCES' });
        const socket = new net.Socket();
        process.nextTick(() => socket.destroy(denied));
        return socket;
      },
    }),
  );
  await expect(ask()).rejects.toThrow(`takes no commands from the user ${os.userInfo().username}`);
});
