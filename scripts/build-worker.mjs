import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './lib/settings.mjs';

const distDir = path.resolve(ROOT, process.argv[2] ?? '.next');
/** The offline page of each language: its path, and its file in the build. */
const OFFLINE = { '/offline': 'en/offline.html', '/ta/offline': 'ta/offline.html' };

/** Strings that identify chunks loaded on the first interaction: toasts, voice search, confirmation dialogs. */
const ON_INTERACTION = ['removeDelay:', 'webkitSpeechRecognition', '"alertdialog"'];

/** Bundles the service worker into dist/worker/. It precaches the offline pages and the files they need. */
const pages = Object.values(OFFLINE).map((file) =>
  fs.readFileSync(path.join(distDir, 'server', 'app', file), 'utf8'),
);
const files = new Set(pages.join('\n').match(/\/_next\/static\/[^"'\\?)\s]+\.js/g));
for (const group of groupsLoadedBy([...files])) {
  const isForInteraction = group.some((file) => ON_INTERACTION.some((words) => textOf(file).includes(words)));
  if (isForInteraction) for (const file of group) files.add(file);
}
/** @type {{ joined: { file: string, of: string[] }[], texts: Record<string, string> }} */
const { joined, texts } = JSON.parse(fs.readFileSync(path.join(distDir, 'joined-scripts.json'), 'utf8'));
for (const rest of Object.values(texts)) files.add(rest);
for (const { file, of } of joined) {
  if (!of.every((part) => files.has(part))) continue;
  for (const part of of) files.delete(part);
  files.add(file);
}
const revision = fs.readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8');
const precached = [
  ...Object.keys(OFFLINE).map((url) => ({ url, revision })),
  ...[...files].map((url) => ({ url, revision: null })),
];

const target = path.join(ROOT, 'dist', 'worker');
fs.rmSync(target, { recursive: true, force: true });
await build({
  absWorkingDir: ROOT,
  entryPoints: ['lib/worker/service-worker.ts'],
  outfile: path.join(target, 'sw.js'),
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: ['chrome100', 'firefox100', 'safari15.4'],
  define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
fs.copyFileSync(path.join(ROOT, 'lib/worker/no-service-worker.js'), path.join(target, 'no-sw.js'));

/**
 * The chunks that scripts load by dynamic imports: a list for each import.
 *
 * @param {string[]} scripts
 */
function groupsLoadedBy(scripts) {
  const lists = scripts.flatMap((file) => [...textOf(file).matchAll(/\["static\/[^\]]+\]/g)]);
  return lists.map(([list]) => {
    /** @type {string[]} */
    const chunks = JSON.parse(list);
    return chunks.map((file) => `/_next/${file}`);
  });
}

/** @param {string} file */
function textOf(file) {
  return fs.readFileSync(path.join(distDir, file.replace('/_next/', '')), 'utf8');
}
