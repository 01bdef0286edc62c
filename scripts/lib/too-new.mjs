const CALLS = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'withResolvers'];

/**
 * Methods a browser script calls that browsers of 2022, still in use on phones, lack and Next does not polyfill.
 *
 * @param {string} script
 */
export function tooNewIn(script) {
  return CALLS.filter((call) => script.includes(`.${call}(`));
}
