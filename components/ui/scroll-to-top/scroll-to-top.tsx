'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { watchInView } from '@/components/ui/watch-in-view';
import { useText } from '@/lib/messages/use-text';
import styles from './scroll-to-top.module.css';

/** Appears after two screens. An observer watches a marker in the page, so scrolling itself runs no script. */
export function ScrollToTop() {
  const text = useText();
  const marker = useRef<HTMLSpanElement>(null);
  const [far, setFar] = useState(false);

  useEffect(() => {
    if (!marker.current) return;
    return watchInView(marker.current, (isNear) => setFar(!isNear), '200% 0px 0px');
  }, []);

  return (
    <>
      <span ref={marker} className={styles.mark} />
      {far && (
        <button
          type="button"
          className={styles.button}
          aria-label={text('nav.to_top')}
          onClick={() => {
            window.scrollTo({ top: 0 });
            document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true });
          }}
        >
          <Icon name="arrow-up" />
        </button>
      )}
    </>
  );
}
