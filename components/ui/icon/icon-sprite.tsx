'use client';

import { spriteMarkup } from '#icon-sprite';
import styles from './icon.module.css';
import { SPRITE_ID } from './sprite/sprite-id';

/** All drawings, once per page; `Icon` and `BrandSymbol` reference them. */
export function IconSprite() {
  return (
    <svg
      id={SPRITE_ID}
      className={styles.sprite}
      width="0"
      height="0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own drawings, as a string so that pages carry them once
      dangerouslySetInnerHTML={{ __html: spriteMarkup() }}
    />
  );
}
