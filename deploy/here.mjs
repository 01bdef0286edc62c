import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { Refusal, runMain } from '../scripts/lib/refuse.mjs';
import { ROOT, readSettings } from '../scripts/lib/settings.mjs';
import { tellNginx } from './here/programs.mjs';
import { restartHere, startHere, stopHere } from './here/setup.mjs';

const [order, name] = process.argv.slice(2);
const { env } = readSettings();
const folder = path.resolve(ROOT, env.HERE_DIR || '.data/here');

/** The set-up of this folder on one machine and without Docker: start, restart <name>, reload, stop. */
const ORDERS = {
  start: async () => {
    await ensureBuilt({ ...env, APP_ORIGIN: '' });
    const { origin } = await startHere(folder, env);
    console.log(`The shop is open at ${origin}. "node deploy/here.mjs stop" closes it.`);
  },
  restart: () => restartHere(folder, name),
  reload: () => tellNginx(folder, 'reload'),
  stop: () => stopHere(folder),
};

await runMain(async () => {
  const run = ORDERS[order];
  if (!run) throw new Refusal(`Say what to do: ${Object.keys(ORDERS).join(', ')}.`);
  await run();
});
