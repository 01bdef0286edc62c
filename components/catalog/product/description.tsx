'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { LocalisedText } from '@/lib/domain/words';
import { useText } from '@/lib/messages/use-text';
import styles from './description.module.css';

const LINES = 3;
const SHORT_CHARACTERS = 150;

/** Three lines and Read More / Read Less (spec 9). Without JavaScript the whole text is shown. */
export function Description({ html: { words: html, lang } }: { html: LocalisedText }) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'short' | 'clamped' | 'open'>(() => guess(html));

  useEffect(() => {
    if (!box.current) return;
    const lineHeightPx = Number.parseFloat(getComputedStyle(box.current).lineHeight);
    const isLong = box.current.scrollHeight > lineHeightPx * LINES + 1;
    setState(isLong ? 'clamped' : 'short');
  }, []);

  if (html === '') return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text('product.description')}</h2>
      <div
        ref={box}
        id={id}
        lang={lang}
        className={`${styles.text} ${state === 'clamped' ? styles.clamped : ''}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/shop (decisions.md 21).
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {state !== 'short' && (
        <Button
          variant="text"
          size="sm"
          aria-expanded={state === 'open'}
          aria-controls={id}
          onClick={() => setState(state === 'open' ? 'clamped' : 'open')}
        >
          {text(state === 'open' ? 'action.read_less' : 'action.read_more')}
        </Button>
      )}
    </section>
  );
}

/** Estimate used until the text is measured, so that nothing jumps. */
function guess(html: string): 'short' | 'clamped' {
  return html.replace(/<[^<>]*>/g, '').length > SHORT_CHARACTERS ? 'clamped' : 'short';
}
