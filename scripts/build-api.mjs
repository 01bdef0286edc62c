import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { prepareApiBuild } from './lib/build.mjs';
import { runMain } from './lib/run-main.mjs';
import { ROOT, readSettings } from './lib/settings.mjs';

/** The output folder: the first argument, relative to the project. */
const OUT = process.argv[2] ?? path.join('dist', 'shop-api');
/** Files the server reads at run time. In the bundle `apiRoot` is dist/shop-api. */
const DATA = [
  'db/migrations',
  'seed/catalogue.json',
  'seed/pincodes-tn.json',
  'seed/produce',
  'seed/zoom',
  'seed/art',
];

await runMain(async () => {
  if (process.argv[2] || (await prepareApiBuild(readSettings().env))) await bundle();
});

/**
 * Bundles the shop API into dist/shop-api/server.cjs, the operator's commands into shop.cjs and the database thread
 * into pglite-worker.cjs. PGlite (WASM), sharp (binary) and swagger-ui-dist load files from their own folders, so they
 * stay external; pg-native is optional and not used.
 */
async function bundle() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      server: 'shop-api/server.ts',
      shop: 'shop-api/shop.ts',
      'pglite-worker': 'shop-api/db/pglite/worker.ts',
    },
    outdir: OUT,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', 'sharp', 'pg-native', 'swagger-ui-dist/*'],
    sourcemap: true,
    logLevel: 'warning',
  });

  for (const name of DATA) {
    const to = path.join(ROOT, OUT, name);
    fs.rmSync(to, { recursive: true, force: true });
    fs.cpSync(path.join(ROOT, 'shop-api', name), to, { recursive: true });
  }
}
