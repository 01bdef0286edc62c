import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { nextSignal } from '../scripts/lib/next-signal.mjs';
import { Refusal } from '../scripts/lib/refusal.mjs';
import { runMain } from '../scripts/lib/run-main.mjs';
import { ROOT, readSettings } from '../scripts/lib/settings.mjs';
import { signalCode } from '../scripts/lib/signal-code.mjs';
import { runNginx } from './here/programs.mjs';
import { restartInstance, startDeployment, stopDeployment } from './here/setup.mjs';

const [command, name = ''] = process.argv.slice(2);
const { env } = readSettings();
const folder = path.resolve(ROOT, env.HERE_DIR || '.data/here');

/** Commands for the deployment of this folder on one machine without Docker: start, restart <name>, reload, stop. */
const COMMANDS = {
  start: async () => {
    await ensureBuilt({ ...env, APP_ORIGIN: '' });
    const { origin } = await startDeployment(folder, env, stoppedBySignal());
    console.log(`The shop is open at ${origin}. "node deploy/here.mjs stop" closes it.`);
  },
  restart: () => restartInstance(folder, name),
  reload: () => runNginx(folder, 'reload'),
  stop: () => stopDeployment(folder),
};

await runMain(async () => {
  const run = Object.entries(COMMANDS).find(([word]) => word === command)?.[1];
  if (!run) throw new Refusal(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
  await run();
});

/** Aborts at Ctrl-C and the like. */
function stoppedBySignal() {
  const stopped = new AbortController();
  nextSignal().then((name) => stopped.abort(new Refusal('Stopped.', signalCode(name))));
  return stopped.signal;
}
