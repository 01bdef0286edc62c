/**
 * Types that several scripts share.
 *
 * @typedef {Record<string, string | undefined>} Env environment variables
 *
 * @typedef {number | NodeJS.Signals | null} Exit how a process ended: its exit code, or the signal that killed it
 *
 * @typedef {object} RunOptions
 * @property {Env} [env]
 * @property {string} [cwd]
 * @property {boolean} [quiet] hides the output
 * @property {AbortSignal} [signal] kills the program
 *
 * @typedef {object} Tally the results of a suite
 * @property {number} passed
 * @property {number} failed
 * @property {number} [flaky] those of `passed` that needed a retry
 *
 * @typedef {object} TestShop a shop that `openTestShop` has opened
 * @property {string} origin
 * @property {string} apiUrl
 * @property {string} lineUrl the proxy between storefront and shop API
 * @property {string} dataDir
 * @property {string} token
 * @property {number} startMs
 * @property {Promise<Exit>} exited
 * @property {() => Promise<Exit>} stop
 *
 * @typedef {object} RedTest a failed test
 * @property {string} file
 * @property {string} title
 * @property {number} [line]
 *
 * @typedef {RedTest & { kind: 'unit' | 'e2e' }} RedTestOfKind
 */

export {};
