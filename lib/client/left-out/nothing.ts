/**
 * Replaces parts that no browser needs: texts of development, polyfills for browsers that cannot run the shop, Node's
 * `process`, whose `emit` React calls where `reportError` is missing.
 */
export {};
