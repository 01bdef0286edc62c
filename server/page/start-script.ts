/** The bundle of lib/start (scripts/build-storefront.mjs). */
declare const START_SCRIPT: string | undefined;

/**
 * Source of the function that a page calls to load its script files; the second argument is 1 where they draw the page.
 * Outside the built front it is a stub.
 */
export const START = typeof START_SCRIPT === 'undefined' ? '(function(FILES,AT_ONCE){})' : START_SCRIPT;
