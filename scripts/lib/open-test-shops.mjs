import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openFaultyLine } from './faulty-line.mjs';
import { freePorts } from './ports.mjs';
import { processEnv } from './process-env.mjs';
import { Refusal } from './refusal.mjs';
import { localSecrets } from './secrets.mjs';
import { ROOT } from './settings.mjs';
import { untilReady } from './until-ready.mjs';

/** @import { Exit } from './children.mjs' */
/** @import { Env } from './process-env.mjs' */

/**
 * @typedef {object} TestShop a shop that `openTestShop` has opened
 * @property {string} origin
 * @property {string} apiUrl
 * @property {string} lineUrl the proxy between storefront and shop API
 * @property {string} dataDir
 * @property {string} token
 * @property {number} startMs
 * @property {Promise<Exit>} exited
 * @property {() => Promise<Exit>} stop
 */

/** @typedef {{ env: Env, quiet?: boolean, root?: string }} OpenOptions */

/** Shared by all shops: pictures are named by their content, so only the first shop creates them. */
const PICTURES = path.join(ROOT, '.data', 'test', 'media');

/**
 * Opens a shop as `npm start` does, in test mode, on free ports, with its own data directory and a proxy between
 * storefront and shop API that can inject faults. `root` is the project, or a copy of it.
 *
 * @param {OpenOptions & { dataDir: string }} options
 * @returns {Promise<TestShop>}
 * @throws Refusal when the shop does not start
 */
export async function openTestShop({ env, dataDir, quiet = false, root = ROOT }) {
  const startedAt = performance.now();
  const { shop: port, api: apiPort } = await freePorts(['shop', 'api']);
  const origin = `http://localhost:${port}`;
  const line = await openFaultyLine(apiPort);
  const shopEnv = {
    ...env,
    SHOP_TEST_MODE: '1',
    PORT: String(port),
    SHOP_API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    MEDIA_DIR: PICTURES,
    E2E_LINE_URL: line.url,
    // why: all shoppers of a suite share one IP address
    RATE_LIMIT_PER_MINUTE: env.RATE_LIMIT_PER_MINUTE || '6000',
  };
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: processEnv(shopEnv),
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  /** @type {Promise<Exit>} */
  const exited = new Promise((resolve) => shop.on('exit', (code, signal) => resolve(code ?? signal)));
  const stop = async () => {
    shop.kill('SIGTERM');
    const code = await exited;
    line.close();
    return code;
  };
  const died = await Promise.race([exited.then((code) => ({ code })), untilReady(origin)]);
  if (died) {
    line.close();
    throw new Refusal(died.code === 0 ? 'Stopped.' : `The shop did not start (${died.code}): see above.`);
  }
  const { OPERATOR_SECRET: token } = localSecrets(dataDir, env);
  const startMs = Math.round(performance.now() - startedAt);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  return { origin, apiUrl, lineUrl: line.url, dataDir, token, startMs, exited, stop };
}

/**
 * Opens a shop per data directory, or none if one fails. The first opens alone, since it creates the pictures.
 *
 * @param {string[]} dataDirs
 * @param {OpenOptions} options
 */
export async function openTestShops(dataDirs, options) {
  const [first, ...others] = dataDirs;
  if (first === undefined) return [];
  const opened = [await openTestShop({ ...options, dataDir: first })];
  const outcomes = await Promise.allSettled(others.map((dataDir) => openTestShop({ ...options, dataDir })));
  opened.push(...outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
  const failed = outcomes.find((one) => one.status === 'rejected');
  if (!failed) return opened;
  await stopAll(opened);
  throw failed.reason;
}

/**
 * Writes the list of open shops that suites read (e2e/fixtures/settings.ts).
 *
 * @param {string} file
 * @param {TestShop[]} shops
 */
export function listShops(file, shops) {
  const listed = shops.map(({ stop: _stop, exited: _exited, ...shop }) => shop);
  fs.writeFileSync(file, `${JSON.stringify(listed, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Opens `count` test shops with their data in `dataDir`, runs `use`, and stops them.
 *
 * @template Result
 * @param {OpenOptions & { count: number, dataDir: string }} options
 * @param {(shops: TestShop[]) => Promise<Result>} use
 */
export async function withTestShops({ count, dataDir, ...options }, use) {
  const dataDirs = Array.from({ length: count }, (_shop, index) => path.join(dataDir, `shop-${index + 1}`));
  const shops = await openTestShops(dataDirs, options);
  const stop = () => stopAll(shops);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  try {
    const code = await use(shops);
    return { code, stopCode: await stop() };
  } finally {
    await stop();
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  }
}

/**
 * Stops all shops; resolves with the first exit code that is not 0, else with 0.
 *
 * @param {TestShop[]} shops
 */
async function stopAll(shops) {
  const codes = await Promise.all(shops.map(({ stop }) => stop()));
  return codes.find((code) => code !== 0) ?? 0;
}
