import { spawn } from 'node:child_process';
import { openFaultyLine } from './faulty-line.mjs';
import { freePorts } from './ports.mjs';
import { Refusal } from './refuse.mjs';
import { ROOT } from './settings.mjs';
import { untilReady } from './until-ready.mjs';

/**
 * Opens the shop as `npm start` does, on free ports and a data directory of its own, while `use` runs. Storefront and
 * shop API speak over a line that can be made to fail.
 */
export async function withShop({ env, dataDir }, use) {
  const [port, apiPort] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const line = await openFaultyLine(apiPort);
  const shopEnv = {
    ...env,
    PORT: String(port),
    SHOP_API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    E2E_LINE_URL: line.url,
  };
  const shop = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env: shopEnv, stdio: 'inherit' });
  const exited = new Promise((resolve) => shop.on('exit', (code, signal) => resolve(code ?? signal)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => shop.kill('SIGTERM'));
  const first = await Promise.race([exited.then((code) => ({ code })), untilReady(origin)]);
  try {
    if (first) throw new Refusal(`The shop did not start (${first.code}): see above.`);
    const code = await use({ origin, apiUrl: `http://127.0.0.1:${apiPort}`, lineUrl: line.url });
    return { code, stopCode: await stop(shop, exited) };
  } finally {
    await stop(shop, exited);
    line.close();
  }
}

async function stop(shop, exited) {
  shop.kill('SIGTERM');
  return exited;
}
