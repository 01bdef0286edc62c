/** The bundle of lib/start (scripts/build-storefront.mjs). */
declare const START_SCRIPT: string | undefined;

/**
 * A function of a page's script files, and of 1 where they draw it, which a page calls in place of loading them. Only a
 * front that is built has the real one.
 */
export const START = typeof START_SCRIPT === 'undefined' ? '(function(FILES,AT_ONCE){})' : START_SCRIPT;
