import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createLogger } from '@/shop-api/plugins/log';
import {
  type OperatedShop,
  openOperatedShop,
  operatorSecrets,
  runLine,
} from '@/shop-api/testing/operated-shop';
import { operatorAddress } from './address';
import { allCommands } from './commands/all-commands';
import { openEndpoint } from './endpoint';
import { Refusal } from './refusal';

jest.setTimeout(60_000);

const SHOW = ['product', 'show', 'ginger', '--json'];
const ginger = expect.objectContaining({ product_slug: 'ginger' });

describe('a data directory whose path is too long for a socket', () => {
  let shop: OperatedShop;
  let dataDir: string;
  let meeting: string;
  beforeAll(async () => {
    shop = await openOperatedShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    dataDir = path.join(shop.folder, randomUUID(), 'x'.repeat(100));
    await fs.mkdir(dataDir, { recursive: true });
    meeting = path.dirname(operatorAddress(dataDir));
  });
  afterEach(() => fs.rm(meeting, { recursive: true, force: true }));

  const open = () =>
    openEndpoint(dataDir, {
      commands: allCommands,
      context: shop,
      operatorSecret: operatorSecrets.OPERATOR_SECRET,
      log: createLogger('silent'),
    });

  it('makes the shop listen in a private folder of its user', async () => {
    const close = await open();
    const { code, out } = await runLine(SHOW, { DATA_DIR: dataDir });
    await close();
    expect({ code, shown: JSON.parse(out) }).toEqual({ code: 0, shown: ginger });
    expect((await fs.stat(meeting)).mode & 0o777).toBe(0o700);
  });

  it.each(['a folder open to others', "a link to somebody's folder"])(
    'never sends the secret to a listener in %s',
    async (kind) => {
      const theirs = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-theirs-'));
      const received: unknown[] = [];
      const squatter = http.createServer((request, response) => {
        received.push(request.headers.authorization);
        response.end(JSON.stringify({ result: {} }));
      });
      await new Promise<void>((done) => squatter.listen(path.join(theirs, 'sock'), done));
      if (kind.startsWith('a link')) await fs.symlink(theirs, meeting);
      else {
        await fs.rename(theirs, meeting);
        await fs.chmod(meeting, 0o755);
      }
      const result = await runLine(SHOW, { DATA_DIR: dataDir });
      const opened = await open().catch((error: unknown) => error);
      await new Promise((done) => squatter.close(done));
      await fs.rm(theirs, { recursive: true, force: true });
      expect(received).toEqual([]);
      expect(result).toMatchObject({ code: 1, err: expect.stringContaining('is not a private folder') });
      expect(opened).toBeInstanceOf(Refusal);
    },
  );
});
