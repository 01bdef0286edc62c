/**
 * Opens an address as a document. Next's router takes an address that differs in its query alone for the page
 * it already has, and lists are static pages behind rewrites of exactly that query.
 */
export function openAddress(address: string): void {
  window.location.assign(address);
}
