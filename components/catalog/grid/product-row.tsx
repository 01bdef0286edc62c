'use client';

import { type ReactNode, useId, useRef } from 'react';
import { useAutoplay } from '@/components/ui/carousel/use-autoplay';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useText } from '@/lib/messages/use-text';
import { moveBy, moveOn } from './move-row';
import styles from './product-row.module.css';

type Props = {
  title: ReactNode;
  /** A link beside the title. */
  action?: ReactNode;
  /**
   * `related` shows 2, 3 and 4 cards and moves by itself (spec 2); `specials` shows part of the next on phones, and 5.
   */
  layout: 'related' | 'specials';
  /** One `li` per product. */
  children: ReactNode;
};

/** Cards in one row with scroll snap, moved by touch, wheel or arrow buttons. */
export function ProductRow({ title, action, layout, children }: Props) {
  const text = useText();
  const row = useRef<HTMLUListElement>(null);
  const id = useId();
  const movesItself = layout === 'related';
  const { playing, toggle, rest } = useAutoplay(() => moveOn(row.current), movesItself);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cards and arrows, not of form fields.
    <div role="group" aria-labelledby={id} {...(movesItself ? rest : {})}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
        <div className={styles.actions}>
          {action}
          <span className={`needs-script ${styles.arrows} ${layout === 'specials' ? styles.wideOnly : ''}`}>
            {movesItself && (
              <IconButton
                icon={playing ? 'pause' : 'play'}
                label={text(playing ? 'action.pause_slides' : 'action.play_slides')}
                {...toggle}
              />
            )}
            <IconButton
              icon="chevron-left"
              label={text('action.previous')}
              onClick={() => moveBy(row.current, -1)}
            />
            <IconButton
              icon="chevron-right"
              label={text('action.next')}
              onClick={() => moveBy(row.current, 1)}
            />
          </span>
        </div>
      </div>
      <ul ref={row} className={`scroll-row ${styles.row} ${styles[layout]}`} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}
