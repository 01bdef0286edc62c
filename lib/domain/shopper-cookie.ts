/** Tells scripts that there is a session, whose cookie they cannot read (docs/adr/0026). It grants no rights. */
export const SHOPPER_COOKIE = 'koodai_shopper';
