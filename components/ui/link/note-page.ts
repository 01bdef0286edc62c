/** Notes which page is open now; what it answers tells whether the shopper is still on it. */
export function notePage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
