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
