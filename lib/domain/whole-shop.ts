/** The parts of the shop that together cover every page. */
export const SHOP_PARTS = ['catalogue', 'specials', 'content', 'settings'] as const;

/** The events that together say that anything may have changed. */
export const EVERYTHING = SHOP_PARTS.map((kind) => ({ kind }));
