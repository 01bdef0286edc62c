import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operatorAddress } from './address';
import { askRunningShop } from './ask-running-shop';

const NAME = 'உருளைக்கிழங்கு';

let dataDir: string;
let shop: http.Server;
beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-ask-'));
});
afterEach(async () => {
  await new Promise((resolve) => shop.close(resolve));
  await fs.rm(dataDir, { recursive: true, force: true });
});

test('a response that arrives in chunks is complete, wherever it was split', async () => {
  const answer = Buffer.from(JSON.stringify({ result: NAME }));
  shop = http.createServer(async (_request, response) => {
    response.flushHeaders();
    for (const byte of answer) {
      response.write(Buffer.from([byte]));
      await pause(1);
    }
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(operatorAddress(dataDir), resolve));
  const request = { dataDir, operatorSecret: 'known to both', name: 'product list', input: {} };
  expect(await askRunningShop(request)).toEqual({ result: NAME });
});
