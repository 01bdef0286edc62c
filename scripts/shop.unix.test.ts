import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const SCRIPT = path.join(__dirname, 'shop.mjs');
const SECRETS = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};
const SERVER = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/koodai' };

const UNREACHED = { code: 3, err: expect.stringContaining('The database of DATABASE_URL cannot be used') };

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-shop-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Starts `npm run shop -- …` without npm. */
function start(words: string[], env: Record<string, string> = {}): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [SCRIPT, ...words], {
    cwd: dataDir,
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(words: string[], env?: Record<string, string>) {
  const child = start(words, env);
  const [[code], out, err] = await Promise.all([
    once(child, 'exit'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { code, out, err };
}

describe('with DATABASE_URL', () => {
  it('no secrets are invented: the missing ones are named', async () => {
    const refused = await run(['order', 'list'], SERVER);
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('SHOP_API_SECRET and OTP_PEPPER are not'),
    });
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  it('a shop on the internet needs its SMS settings, or a word that it has none', async () => {
    const env = { ...SERVER, ...SECRETS, APP_ORIGIN: 'https://shop.example' };
    expect(await run(['order', 'list'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('MSG91_AUTH_KEY'),
    });
    expect(await run(['order', 'list'], { ...env, DEMO_MODE: '0' })).toMatchObject(UNREACHED);
  });

  it('the secrets of a local run are used', async () => {
    fs.writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(SECRETS));
    expect(await run(['order', 'list'], SERVER)).toMatchObject(UNREACHED);
  });

  it.each([[[]], [['help', 'order', 'list']], [['order', 'list', '--help']], [['order']]])(
    'help needs no settings: %j',
    async (words) => {
      expect(await run(words, SERVER)).toMatchObject({
        code: 0,
        out: expect.stringContaining('order list'),
        err: '',
      });
    },
  );

  it('a mistyped command is not understood, whatever the settings lack', async () => {
    for (const env of [SERVER, { ...SERVER, ...SECRETS, APP_ORIGIN: 'https://shop.example' }])
      expect(await run(['order', 'lst'], env)).toMatchObject({
        code: 2,
        err: expect.stringContaining('There is no command "order lst"'),
      });
  });

  it('a command that a signal stops ends with the code of the signal, and says what to check', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as net.AddressInfo;
    const child = start(['order', 'list'], {
      ...SECRETS,
      DATABASE_URL: `postgres://a@127.0.0.1:${port}/koodai`,
    });
    const [socket]: net.Socket[] = await once(silent, 'connection');
    child.kill('SIGINT');
    const [[code], err] = await Promise.all([once(child, 'exit'), child.stderr ? text(child.stderr) : '']);
    socket?.destroy();
    silent.close();
    expect(code).toBe(130);
    expect(err).toContain('Check whether the command was carried out');
  });
});

it('help creates no secrets', async () => {
  for (const words of [[], ['help']]) await run(words);
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

it('relative file names are those of the folder it is started in', async () => {
  const { code, err } = await run(['content', 'import', 'texts']);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(path.join(dataDir, 'texts')) });
});

it('a reader that closes the pipe early does not change the exit code', async () => {
  const child = start(['--help']);
  child.stdout?.destroy();
  const [[code], err] = await Promise.all([once(child, 'exit'), child.stderr ? text(child.stderr) : '']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
