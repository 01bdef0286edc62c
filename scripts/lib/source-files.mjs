import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const SOURCE_DIRS = [
  'app',
  'components',
  'lib',
  'shop-api',
  'server',
  'scripts',
  'e2e',
  'chaos',
  'bench',
  'deploy',
];

/** Installed packages and builds, in any folder. */
const NOT_SOURCE = /(^|\/)(node_modules|\.next[^/]*)\//;

/**
 * Paths of the sources with one of the endings, relative to the project and with forward slashes.
 *
 * @param {string[]} endings
 */
export function sourceFiles(...endings) {
  const roots = fs.readdirSync(ROOT).filter((name) => fs.statSync(path.join(ROOT, name)).isFile());
  const nested = SOURCE_DIRS.filter((dir) => fs.existsSync(path.join(ROOT, dir))).flatMap((dir) =>
    fs
      .readdirSync(path.join(ROOT, dir), { encoding: 'utf8', recursive: true })
      .map((name) => path.join(dir, name)),
  );
  return [...roots, ...nested]
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_SOURCE.test(file) && endings.some((end) => file.endsWith(end)));
}

/** Paths of all Markdown documents, as of `sourceFiles`. */
export function documents() {
  const docs = fs
    .readdirSync(path.join(ROOT, 'docs'), { encoding: 'utf8', recursive: true })
    .map((name) => `docs/${name.split(path.sep).join('/')}`);
  return [...docs.filter((file) => file.endsWith('.md')), ...sourceFiles('.md')];
}

/**
 * The text of a file.
 *
 * @param {string} file relative to the project
 */
export function textOf(file) {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}
