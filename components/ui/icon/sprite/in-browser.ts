import { SPRITE_ID } from './sprite-id';

/** The sprite from the server's HTML, so that the drawings need not be in the JavaScript as well. */
export function spriteMarkup(): string {
  return document.getElementById(SPRITE_ID)?.innerHTML ?? '';
}
