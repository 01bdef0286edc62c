import { belowFloorOf, looseEntriesOf, unresolvedOf, withoutFloorOf } from './lib/lockfile.mjs';
import { textOf } from './lib/source-files.mjs';

/** @import { Lockfile } from './lib/lockfile.mjs' */

/** @type {Lockfile} */
const lock = JSON.parse(textOf('package-lock.json'));
/**
 * The lockfile of the benchmark's own tools.
 *
 * @type {Lockfile}
 */
const benchLock = JSON.parse(textOf('bench/storefront/tools/package-lock.json'));
/** @type {Record<string, string>} */
const floors = JSON.parse(textOf('scripts/floors.json'));

const problems = [
  ...looseEntriesOf(lock),
  ...looseEntriesOf(benchLock),
  ...belowFloorOf(lock, floors),
  ...withoutFloorOf(lock, floors).map((name) => `scripts/floors.json has no floor of ${name}`),
  ...(/^ignore-scripts=true$/m.test(textOf('.npmrc')) ? [] : ['.npmrc must have ignore-scripts=true']),
];
for (const problem of problems) console.error(`${problem}.`);
const count = Object.keys(lock.packages).length - 1;
const unresolved = unresolvedOf(lock).length;
console.log(
  `Packages: ${count} locked, ${unresolved} of other platforms without a hash, ${Object.keys(floors).length} with a floor, ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
