import { refuseBug } from './lib/bugs.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { showedHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { registerOpenShop } from './lib/open-shops.mjs';
import { requireRoomToRun } from './lib/room-to-run.mjs';
import { runMain } from './lib/run-main.mjs';
import { runShop } from './lib/run-shop.mjs';
import { readSettings } from './lib/settings.mjs';

const PROGRAMS = {
  api: ['--enable-source-maps', 'dist/shop-api/server.cjs'],
  storefront: ['--enable-source-maps', 'dist/storefront.mjs'],
  nodeEnv: 'production',
};

const USAGE = `npm start

Builds the shop where it has changed, and runs it until Ctrl-C. Its settings are in .env.example.`;

await runMain(async () => {
  if (showedHelp(USAGE)) return;
  const settings = readSettings();
  refuseBug(settings.env);
  await requireRoomToRun(settings);
  await ensureInstalled();
  await ensureBuilt(settings.env);
  await registerOpenShop(settings.origin);
  return runShop(settings, PROGRAMS);
});
