/** The cookie in which a browser names the guest of its first write, until it has a session cookie (docs/adr/0018). */
export const FIRST_GUEST_COOKIE = 'koodai_first_guest';
export const FIRST_GUEST_NAME = /^[A-Za-z0-9_-]{21}$/;
