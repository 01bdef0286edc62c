import { SPRITE_ID } from './sprite-id';

/** What the document brought: browsers need no second copy of the drawings. */
export function spriteMarkup(): string {
  return document.getElementById(SPRITE_ID)?.innerHTML ?? '';
}
