import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/settings.mjs';

/** Bundles the storefront's server (the front and its settings) into dist/. */
await build({
  absWorkingDir: ROOT,
  entryPoints: ['server/storefront.ts'],
  outfile: path.join('dist', 'storefront.mjs'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
