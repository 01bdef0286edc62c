/** Remembers the current page; the returned function tells whether the shopper is still on it. */
export function notePage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
