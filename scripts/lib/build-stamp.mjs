import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'server',
  'shop-api',
  'scripts',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.test\.tsx?$/;
const STAMP = path.join(ROOT, 'dist', 'build-stamp');

/** A hash of everything the build reads, including `origin` (APP_ORIGIN), which is written into pages. */
export function hashOfInputs(origin = '') {
  const hash = createHash('sha256').update(`${process.versions.node.split('.')[0]}\0${origin}\0`);
  for (const file of INPUTS.flatMap((input) => filesUnder(path.join(ROOT, input))).filter(isBuilt)) {
    hash.update(`${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} hash
 * @param {string} distDir
 */
export function isBuiltFrom(hash, distDir) {
  return fs.existsSync(path.join(ROOT, distDir, 'BUILD_ID')) && readStamp() === hash;
}

/** @param {string} hash */
export function writeStamp(hash) {
  fs.writeFileSync(STAMP, hash);
}

/** Marks the build as incomplete, until `writeStamp`. */
export function clearStamp() {
  fs.rmSync(STAMP, { force: true });
}

/**
 * Call before only one part is built: clears the stamp of a build from other sources.
 *
 * @param {string} hash
 */
export function clearOtherStamp(hash) {
  if (readStamp() !== hash) clearStamp();
}

function readStamp() {
  return fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : undefined;
}

/** @param {string} file */
function isBuilt(file) {
  return !NOT_BUILT.test(file);
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesUnder(entry) {
  if (!fs.existsSync(entry)) return [];
  if (fs.statSync(entry).isFile()) return [entry];
  return fs
    .readdirSync(entry, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesUnder(path.join(entry, child.name)));
}
