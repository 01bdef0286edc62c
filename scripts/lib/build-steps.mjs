import path from 'node:path';
import { TOOLS } from './tools.mjs';

/**
 * The programs of a build in their order, each with its arguments.
 *
 * @param {string} distDir Next's output folder
 * @returns {[program: string, ...args: string[]][]}
 */
export function buildSteps(distDir) {
  return [
    [TOOLS.next, 'build'],
    ['scripts/build-api.mjs'],
    ['scripts/build-storefront.mjs'],
    ['scripts/join-scripts.mjs', distDir],
    ['scripts/build-worker.mjs', distDir],
    ['scripts/compile-early.mjs', path.join(distDir, 'static')],
    ['scripts/precompress.mjs', path.join(distDir, 'static')],
    ['scripts/precompress.mjs', path.join('dist', 'worker')],
  ];
}
