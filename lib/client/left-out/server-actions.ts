/** Instead of the router's part for server actions, of which the shop has none. */
export function serverActionReducer(): never {
  throw new Error('The shop has no server actions.');
}
