import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSteps } from './build-steps.mjs';
import { filesReachedFrom } from './import-graph.mjs';
import { ROOT } from './settings.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'server',
  'shop-api',
  'middleware.ts',
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
  for (const file of filesOfBuild()) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Everything a build reads of this project, its own scripts included, relative to the project. */
export function filesOfBuild() {
  const scripts = buildSteps('').flatMap(([program]) => (program.startsWith('scripts/') ? program : []));
  return [...SOURCES.flatMap(filesUnder).filter(isBuilt), ...filesReachedFrom(scripts).sort()];
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
 * @param {string} entry relative to the project
 * @returns {string[]}
 */
function filesUnder(entry) {
  const place = path.join(ROOT, entry);
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [entry];
  return fs
    .readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesUnder(path.posix.join(entry, child.name)));
}
