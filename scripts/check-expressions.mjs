import { check } from 'recheck';
import { regularExpressionsOf } from './lib/regular-expressions.mjs';
import { sourceFiles, textOf } from './lib/source-files.mjs';

/** @import { UnknownDiagnostics, VulnerableDiagnostics } from 'recheck' */

// why: input from outside never reaches the regular expressions of these files
const NOT_SHIPPED = /\.(test|spec)\.tsx?$|(^|\/)testing\/|^(e2e|bench|scripts)\//;

/** Deterministic: a fixed seed, and no timeouts, by which a busy machine would report a safe expression as slow. */
const THOROUGH = {
  randomSeed: 1,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
};

/**
 * The places of each expression, as `file:line`.
 *
 * @type {Map<string, string[]>}
 */
const places = new Map();
for (const file of sourceFiles('.ts', '.tsx', '.mjs').filter((name) => !NOT_SHIPPED.test(name))) {
  const code = textOf(file);
  for (const { source, flags, line } of regularExpressionsOf(code, file)) {
    const key = JSON.stringify([source, flags]);
    places.set(key, [...(places.get(key) ?? []), `${file}:${line}`]);
  }
}

let unsafe = 0;
for (const [key, where] of places) {
  /** @type {[string, string]} */
  const [source, flags] = JSON.parse(key);
  const found = await check(source, flags, THOROUGH);
  if (found.status === 'safe') continue;
  unsafe += 1;
  console.error(`${where.join(', ')}: /${source}/${flags} is ${found.status} (${reasonOf(found)}).`);
}
console.log(`Regular expressions: ${places.size}, ${unsafe} that a long text could hang.`);
process.exitCode = unsafe > 0 ? 1 : 0;

/** @param {UnknownDiagnostics | VulnerableDiagnostics} found */
function reasonOf(found) {
  if (found.status === 'vulnerable') return found.complexity.summary;
  return 'message' in found.error ? found.error.message : found.error.kind;
}
