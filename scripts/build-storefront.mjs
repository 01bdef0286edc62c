import { build } from 'esbuild';
import { ROOT } from './lib/settings.mjs';
import { tooNewIn } from './lib/too-new.mjs';

/**
 * Bundles the storefront's server, and the program that publishes its static files for a proxy, into dist/ or the
 * folder given as first argument, relative to the project.
 */
await build({
  absWorkingDir: ROOT,
  entryPoints: { storefront: 'server/storefront.ts', 'publish-static': 'server/files/publish-static.ts' },
  outdir: process.argv[2] ?? 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  define: { START_SCRIPT: JSON.stringify(await startScript()) },
  logLevel: 'warning',
});

/** The inline script at the start of every cached page, as a function of its script files (server/page/start-script.ts). */
async function startScript() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['lib/start/start.ts'],
    write: false,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: ['chrome100', 'firefox100', 'safari15.4'],
    logLevel: 'warning',
  });
  const script = outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
  // why: the server searches pages for `<script` and separates known scripts by lines (server/page/known-scripts.ts)
  if (/[<\n]/.test(script)) throw new Error('The start script has a < or a line break.');
  const calls = tooNewIn(script);
  if (calls.length > 0) throw new Error(`The start script calls ${calls.join(', ')}.`);
  return `(function(FILES,AT_ONCE){${script}})`;
}
