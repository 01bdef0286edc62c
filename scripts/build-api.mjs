import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { clearOtherStamp, hashOfInputs } from './lib/build-stamp.mjs';
import { ROOT, readSettings } from './lib/settings.mjs';

/** dist/shop-api, or the folder of the project named as argument. */
const OUT = process.argv[2] ?? path.join('dist', 'shop-api');
/** What the server reads beside its code; `apiRoot` is dist/shop-api in the bundle. */
const DATA = [
  'db/migrations',
  'seed/catalogue.json',
  'seed/pincodes-tn.json',
  'seed/produce',
  'seed/zoom',
  'seed/art',
];

if (!process.argv[2]) clearOtherStamp(hashOfInputs(readSettings().env.APP_ORIGIN));

/**
 * Bundles the shop API into dist/shop-api/server.cjs, the operator's program into shop.cjs and the database thread into
 * pglite-worker.cjs. PGlite finds its WASM files beside its own code, sharp its binary and /docs the viewer's files, so
 * they stay packages; pg-native is optional and not used.
 */
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
