import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { createDatabase } from '@/shop-api/db/client';
import { makeDataDir } from '@/shop-api/testing/embedded-databases';
import {
  type OperatedShop,
  openOperatedShop,
  operatorSecrets,
  runLine,
} from '@/shop-api/testing/operated-shop';
import { operatorAddress } from './address';
import { askRunningShop } from './ask-running-shop';
import { allCommands } from './commands/all-commands';
import { BODY_LIMIT_BYTES, COMMANDS_PATH } from './wire';

jest.setTimeout(180_000);

const SHOW = ['product', 'show', 'ginger', '--json'];
const ginger = expect.objectContaining({ product_slug: 'ginger' });

describe('while the shop is not running', () => {
  let dataDir: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ dataDir, remove } = await makeDataDir());
  });
  afterAll(() => remove());

  it('a command opens the database itself, changes it and closes it again', async () => {
    expect(await runLine(['stock', 'set', 'ginger', '3'], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      err: '',
    });
    const shown = await runLine(SHOW, { DATA_DIR: dataDir });
    expect(JSON.parse(shown.out)).toMatchObject({ stock_availability: 3 });
    await (await createDatabase({ dataDir })).close();
  });

  it('a socket left behind by a killed shop is ignored', async () => {
    await fs.writeFile(operatorAddress(dataDir), '');
    expect(JSON.parse((await runLine(SHOW, { DATA_DIR: dataDir })).out)).toEqual(ginger);
  });
});

describe('while the shop is running', () => {
  let shop: OperatedShop;
  beforeAll(async () => {
    shop = await openOperatedShop();
  });
  afterAll(() => shop.close());

  it('the running shop executes the command', async () => {
    expect(await shop.ask('product', 'show', 'ginger')).toEqual(ginger);
    // nothing was opened here
    await expect(fs.access(path.join(shop.folder, 'db'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it("only the operator's credential is accepted, not the storefront's", async () => {
    for (const OPERATOR_SECRET of [
      'a-secret-that-somebody-has-made-up-here',
      'another-secret-that-nobody-was-ever-told',
    ]) {
      const refused = await runLine(SHOW, { DATA_DIR: shop.folder, OPERATOR_SECRET });
      expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('OPERATOR_SECRET') });
    }
    expect(await statusFor(`Bearer ${operatorSecrets.SHOP_API_SECRET}`)).toBe(401);
    expect(await statusFor('')).toBe(401);
    expect(await statusFor(`Bearer ${operatorSecrets.OPERATOR_SECRET}`)).toBe(404);
  });

  it("the API's own port accepts no commands, with any credential", async () => {
    for (const secret of [operatorSecrets.SHOP_API_SECRET, operatorSecrets.OPERATOR_SECRET]) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: COMMANDS_PATH,
        headers: { authorization: `Bearer ${secret}` },
        payload: { name: 'product list', input: {} },
      });
      expect(statusCode).toBe(404);
    }
  });

  it('only its own user can open the socket', async () => {
    if (process.platform === 'win32') return;
    expect((await fs.stat(operatorAddress(shop.folder))).mode & 0o777).toBe(0o600);
  });

  it('a body that is too large or not JSON is refused without a failure', async () => {
    const authorization = `Bearer ${operatorSecrets.OPERATOR_SECRET}`;
    expect(await statusFor(authorization, '{', BODY_LIMIT_BYTES + 1)).toBe(413);
    expect(await statusFor(authorization, '{')).toBe(400);
    const asking = askRunningShop({
      dataDir: shop.folder,
      operatorSecret: operatorSecrets.OPERATOR_SECRET,
      name: 'product list',
      input: 'x'.repeat(BODY_LIMIT_BYTES),
    });
    await expect(asking).rejects.toThrow('too large for the running shop');
  });

  const unknown = JSON.stringify({ name: 'no such command', input: {} });

  function statusFor(
    authorization: string,
    body = unknown,
    length = Buffer.byteLength(body),
  ): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const request = http.request({
        socketPath: operatorAddress(shop.folder),
        path: COMMANDS_PATH,
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/json',
          'content-length': length,
        },
      });
      request.on('error', reject).on('response', (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.write(body);
    });
  }
});

describe('a command line', () => {
  const nowhere = { DATA_DIR: '/nowhere' };

  it.each(allCommands.map(({ name }) => name))('"%s --help" shows its usage', async (name) => {
    const { code, out } = await runLine([...name.split(' '), '--help'], nowhere);
    expect(code).toBe(0);
    expect(out).toContain(`npm run shop -- ${name}`);
  });

  it('without words shows all commands', async () => {
    const { code, out } = await runLine([], nowhere);
    expect(code).toBe(0);
    for (const { name, summary } of allCommands)
      expect(out).toMatch(new RegExp(`${name} .*${summary.slice(0, 20)}`));
  });

  it.each([[['order']], [['order', '--help']]])('%j shows the commands of that group', async (words) => {
    const { code, out, err } = await runLine(words, nowhere);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/order \w+/g)).toEqual(
      expect.arrayContaining(['order list', 'order show', 'order move']),
    );
    expect(out).not.toContain('price set');
  });

  it.each([
    [['help', 'price', 'set'], '--offer'],
    [['help', 'order'], 'order move'],
    [['help'], 'special set'],
  ])('%j shows the help for what is named', async (words, shown) => {
    expect(await runLine(words, nowhere)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(shown),
    });
    if (words.length > 1) expect((await runLine(words, nowhere)).out).not.toContain('special set');
  });

  it('with only the first word of some commands is refused, and those are shown', async () => {
    const { code, err } = await runLine(['order', 'eat'], nowhere);
    expect(code).toBe(2);
    expect(err).toContain('There is no command "order eat"');
    expect(err).toContain('order move');
    expect(err).not.toContain('price set');
  });

  it.each([
    [['sell', 'everything'], 'There is no command "sell everything"'],
    [['price', 'set', 'ginger'], '<price> is missing'],
    [['stock', 'set', 'ginger', '4', 'now'], '"now" is not expected here'],
    [['product', 'list', '--colour', 'green'], "'--colour'"],
    [['product', 'list', '--search'], '--search'],
    [['price', 'set', 'ginger', '50', '--offer', '42', '--offer', '40'], '--offer is given twice'],
  ])('%j is refused with the reason and help', async (words, reason) => {
    const { code, out, err } = await runLine(words, nowhere);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
  });

  it('with invalid input is refused with every problem, as JSON when requested', async () => {
    const { code, err } = await runLine(['price', 'set', 'Ginger!', 'ten', '--json'], nowhere);
    expect(code).toBe(1);
    expect(JSON.parse(err)).toEqual({
      error: 'Invalid input:',
      problems: [expect.stringContaining('slug: '), expect.stringContaining('price: ')],
    });
  });
});

it('with invalid settings is refused, and they are named', async () => {
  const { code, err } = await runLine(SHOW, { OPERATOR_SECRET: operatorSecrets.SHOP_API_SECRET });
  expect(code).toBe(3);
  expect(err).toContain('OPERATOR_SECRET: must differ from SHOP_API_SECRET');
});

it('on a database server that does not answer names DATABASE_URL', async () => {
  const server = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/koodai' };
  const { code, err } = await runLine(SHOW, server);
  expect(code).toBe(3);
  expect(err).toContain('The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1');
});

it('with a setting that has another value says which ones it takes', async () => {
  const { code, err } = await runLine(SHOW, { DEMO_MODE: 'yes', SHOP_API_PORT: '70000' });
  expect(code).toBe(3);
  expect(err).toContain('DEMO_MODE: must be one of: 0, 1');
  expect(err).toContain('SHOP_API_PORT: must be at most 65535');
});

it.each([
  ['1.5', 'must be a whole number'],
  ['any', 'must be a number'],
])('with the port %s says that it %s', async (port, reason) => {
  const { code, err } = await runLine(SHOW, { SHOP_API_PORT: port });
  expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(`SHOP_API_PORT: ${reason}`) });
});
