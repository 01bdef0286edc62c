import { spawn } from 'node:child_process';
import path from 'node:path';
import { openFaultyLine } from './faulty-line.mjs';
import { freePorts } from './ports.mjs';
import { Refusal } from './refuse.mjs';
import { localSecrets } from './secrets.mjs';
import { ROOT } from './settings.mjs';
import { untilReady } from './until-ready.mjs';

/** Pictures are named by their content, so that each shop shows what the first one has made. */
const PICTURES = path.join(ROOT, '.data', 'test', 'media');

/**
 * Opens a shop for tests as `npm start` does, in test mode, on free ports and a data directory of its own. Storefront
 * and shop API speak over a line that can be made to fail. `root` is the project, or a copy of it.
 *
 * @returns how tests reach it, and `stop`, which resolves with the exit code
 */
export async function openTestShop({ env, dataDir, quiet = false, root = ROOT }) {
  const [port, apiPort] = await freePorts(2);
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
    // why: a suite is hundreds of shoppers at one address
    RATE_LIMIT_PER_MINUTE: env.RATE_LIMIT_PER_MINUTE || '6000',
  };
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: shopEnv,
    stdio: ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
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
    throw new Refusal(`The shop did not start (${died.code}): see above.`);
  }
  const { OPERATOR_SECRET: token } = localSecrets(dataDir, env);
  return { origin, apiUrl: `http://127.0.0.1:${apiPort}`, lineUrl: line.url, dataDir, token, stop };
}

/** Keeps a shop for tests open while `use` runs. */
export async function withTestShop(options, use) {
  const shop = await openTestShop(options);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, shop.stop);
  try {
    const code = await use(shop);
    return { code, stopCode: await shop.stop() };
  } finally {
    await shop.stop();
  }
}
