/** Whether the page came over https: only then does a browser store a `Secure` cookie. */
export function isSecure(): boolean {
  return window.location.protocol === 'https:';
}
