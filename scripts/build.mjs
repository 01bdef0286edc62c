import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/run-main.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt(readSettings().env);
});
