/**
 * Opens a URL as a full page load. Next's router treats URLs that differ only in the query as the same page, and lists
 * are static pages behind rewrites of exactly that query.
 */
export function openAddress(address: string): void {
  window.location.assign(address);
}
