import { ensureBuilt } from './lib/build.mjs';
import { showedHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/run-main.mjs';
import { readSettings } from './lib/settings.mjs';

const USAGE = `npm run build

Builds the shop for APP_ORIGIN, unless nothing has changed since the last build.`;

await runMain(async () => {
  if (showedHelp(USAGE)) return;
  await ensureInstalled();
  await ensureBuilt(readSettings().env);
});
