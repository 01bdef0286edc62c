/**
 * @typedef {object} Package a package of a lockfile
 * @property {string} [version]
 * @property {string} [resolved] its address
 * @property {string} [integrity] the hash of its content
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [peer]
 * @property {boolean} [inBundle]
 * @property {Record<string, string>} [dependencies]
 *
 * @typedef {Record<string, Package>} Packages by folder; the project itself is ''
 * @typedef {{ lockfileVersion: number, packages: Packages }} Lockfile
 * @typedef {Record<string, string>} Floors the oldest safe versions
 */

const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Entries of a lockfile that could install another package than the reviewed one: without a content hash, from a
 * folder, a repository or plain http, or from more than one host.
 *
 * @param {Lockfile} lock
 * @returns {string[]}
 */
export function looseEntriesOf({ lockfileVersion, packages }) {
  const entries = Object.entries(packages).filter(([name, { inBundle }]) => name !== '' && !inBundle);
  const hosts = new Set(entries.map(([, { resolved }]) => hostOf(resolved)).filter(Boolean));
  const loose = entries.flatMap(([name, entry]) => problemsOf(entry).map((problem) => `${name} ${problem}`));
  if (lockfileVersion !== 3) loose.push(`lockfileVersion is ${lockfileVersion}, not 3`);
  if (hosts.size > 1) loose.push(`packages come from ${hosts.size} hosts`);
  return loose;
}

/** @param {Package} entry */
function problemsOf(entry) {
  const { resolved, integrity, link } = entry;
  if (link) return ['is a link to a folder'];
  const isHashed = SHA512.test(integrity ?? '') || isUnresolved(entry);
  const problems = isHashed ? [] : ['has no sha512 of its content'];
  return resolved === undefined || hostOf(resolved) ? problems : [...problems, 'is not fetched over https'];
}

/**
 * A binary for another platform that was not available when the lockfile was written.
 *
 * @param {Package} entry
 */
function isUnresolved({ optional, resolved, integrity }) {
  return optional === true && resolved === undefined && integrity === undefined;
}

/**
 * Packages without a hash, which are unverified on the platforms that install them.
 *
 * @param {{ packages: Packages }} lock
 */
export function unresolvedOf({ packages }) {
  return Object.entries(packages).flatMap(([name, entry]) =>
    name !== '' && isUnresolved(entry) ? name : [],
  );
}

/** @param {string} [resolved] */
function hostOf(resolved) {
  return resolved && URL.canParse(resolved) && new URL(resolved).protocol === 'https:'
    ? new URL(resolved).host
    : undefined;
}

/**
 * Packages older than their floor, the oldest safe version; nested copies included.
 *
 * @param {{ packages: Packages }} lock
 * @param {Floors} floors
 * @returns {string[]}
 */
export function belowFloorOf({ packages }, floors) {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = path === '' ? undefined : floors[name];
    return floor && (version === undefined || isOlder(version, floor))
      ? [`${path} is ${version}, the oldest safe one is ${floor}`]
      : [];
  });
}

/**
 * Direct dependencies of the shop that have no floor.
 *
 * @param {{ packages: Packages }} lock
 * @param {Floors} floors
 */
export function withoutFloorOf({ packages }, floors) {
  return Object.keys(packages['']?.dependencies ?? {}).filter((name) => !(name in floors));
}

/**
 * A prerelease, such as 2.0.0-beta.1, is older than its release.
 *
 * @param {string} version
 * @param {string} floor
 */
function isOlder(version, floor) {
  const { numbers, word } = partsOf(version);
  const least = partsOf(floor).numbers;
  const at = numbers.findIndex((number, index) => number !== least[index]);
  return at < 0 ? word !== undefined : (numbers[at] ?? 0) < (least[at] ?? 0);
}

/** @param {string} version */
function partsOf(version) {
  const [withoutBuild = ''] = version.split('+');
  const [numbers = '', word] = withoutBuild.split(/-(.*)/);
  return { numbers: numbers.split('.').map(Number), word };
}
