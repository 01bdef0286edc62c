/** Says to a page's first script that this browser has a session, which no script can read (docs/adr/0026). It grants nothing. */
export const SHOPPER_COOKIE = 'koodai_shopper';
