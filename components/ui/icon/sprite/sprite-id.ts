export const SPRITE_ID = 'icons';
