const CALLS = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'withResolvers'];

/** What a script of the browser calls that browsers of 2022 lack and the framework does not add: some phones stay with those. */
export function tooNewIn(script) {
  return CALLS.filter((call) => script.includes(`.${call}(`));
}
