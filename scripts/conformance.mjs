import { showedHelp } from './lib/help.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runMain } from './lib/run-main.mjs';
import { runNode } from './lib/run-tool.mjs';
import { localSecrets } from './lib/secrets.mjs';
import { readSettings } from './lib/settings.mjs';
import { TOOLS } from './lib/tools.mjs';

const USAGE = `npm run conformance -- [<mobile> …]

Calls the shop API at SHOP_API_URL with SHOP_API_SECRET, or the one that runs here, and reports where it breaks the contract.
Where it sends real codes, name mobile numbers of phones at hand. docs/conformance.md says what it leaves behind.`;

await runMain(async () => {
  if (showedHelp(USAGE)) return;
  const { env, apiPort, dataDir, foreignApi } = readSettings();
  if (foreignApi && !env.SHOP_API_SECRET)
    throw new Refusal(
      'SHOP_API_URL also needs SHOP_API_SECRET, the secret by which that shop API recognises its callers.',
      2,
    );
  await ensureInstalled();
  return runNode([TOOLS.tsx, 'shop-api/conformance/main.ts', ...process.argv.slice(2)], {
    env: {
      ...env,
      SHOP_API_URL: foreignApi ?? `http://127.0.0.1:${apiPort}`,
      SHOP_API_SECRET: env.SHOP_API_SECRET || localSecrets(dataDir, env).SHOP_API_SECRET,
    },
  });
});
