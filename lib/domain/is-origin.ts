/** Whether an address has no path and no query, as the shop's own must be: the shop is at the root of its site. */
export function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`;
}
