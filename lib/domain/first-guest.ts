/** The cookie in which a browser names the guest that its first write makes, before the shop has sealed a session. */
export const FIRST_GUEST_COOKIE = 'koodai_first_guest';
export const FIRST_GUEST_NAME = /^[A-Za-z0-9_-]{21}$/;
