/** Whether a URL has no path and no query. The shop's own must have none: it is served at the root of its site. */
export function isOrigin(address: string): boolean {
  return URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`;
}
