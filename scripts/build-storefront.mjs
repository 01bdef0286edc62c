import { build } from 'esbuild';
import { ROOT } from './lib/settings.mjs';

/** Bundles the storefront's server (the front and its settings), and what hands its files to a proxy, into dist/. */
await build({
  absWorkingDir: ROOT,
  entryPoints: { storefront: 'server/storefront.ts', 'publish-static': 'server/publish-static.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
