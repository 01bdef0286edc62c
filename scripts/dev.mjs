import path from 'node:path';
import { refuseBug } from './lib/bugs.mjs';
import { showedHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { requireRoomToRun } from './lib/room-to-run.mjs';
import { runMain } from './lib/run-main.mjs';
import { runShop } from './lib/run-shop.mjs';
import { runNode } from './lib/run-tool.mjs';
import { readSettings } from './lib/settings.mjs';
import { TOOLS } from './lib/tools.mjs';

/** Separate from dist/, so that a built shop can run at the same time. */
const OUT = 'dist/dev';

const USAGE = `npm run dev

Runs the shop from its sources until Ctrl-C, and reloads it on every change. Its settings are in .env.example.`;

await runMain(async () => {
  if (showedHelp(USAGE)) return;
  const settings = readSettings();
  refuseBug(settings.env);
  await requireRoomToRun(settings);
  await ensureInstalled();
  if ((await runNode(['scripts/build-storefront.mjs', OUT])) !== 0) {
    throw new Refusal('The storefront server could not be bundled: see above.');
  }
  return runShop(settings, {
    api: [TOOLS.tsx, 'watch', '--clear-screen=false', 'shop-api/server.ts'],
    storefront: ['--enable-source-maps', path.join(OUT, 'storefront.mjs')],
    nodeEnv: 'development',
  });
});
