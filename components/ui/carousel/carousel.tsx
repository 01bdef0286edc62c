'use client';

import { Children, lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '@/lib/messages/use-text';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import type { CarouselMoves } from './carousel-engine';
import { useAutoplay } from './use-autoplay';

const CarouselEngine = lazy(() =>
  import('./carousel-engine').then((file) => ({ default: file.CarouselEngine })),
);

/** What moves the slides, and their pictures, come a little before the first turn: until then they are not of the page. */
const READY_AFTER_MS = 2_500;
const SIGNS = ['pointerenter', 'touchstart', 'focusin'] as const;

type Props = {
  label: string;
  className?: string;
  /** Where the controls stand from 1024 px on; below it is always a strip under the slide. */
  controlsClassName?: string;
  /** One slide each. All give the carousel its height; pictures of the later ones load before they turn. */
  children: ReactNode;
};

/** One slide at a time, its Pause before anything that moves (design.md 7). Without script the first slide stands still. */
export function Carousel({ label, className = '', controlsClassName = '', children }: Props) {
  const text = useText();
  const slides = Children.toArray(children);
  const section = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLElement>();
  const [moves, setMoves] = useState<CarouselMoves>();
  const [index, setIndex] = useState(0);
  const turn = useRef<() => void>(undefined);
  turn.current = moves?.next;
  const autoplay = useAutoplay(useCallback(() => turn.current?.(), []));

  useEffect(() => {
    const element = section.current?.querySelector<HTMLElement>('[data-viewport]');
    if (!element || slides.length < 2) return;
    return onceWanted(element, () => setViewport(element));
  }, [slides.length]);

  return (
    <section
      ref={section}
      className={`${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.rest}
    >
      {moves && (
        <CarouselControls
          className={controlsClassName}
          index={index}
          count={slides.length}
          playing={autoplay.playing}
          onToggle={autoplay.toggle}
          {...moves}
        />
      )}
      {!moves && slides.length > 1 && (
        <div className={`${styles.room} ${controlsClassName}`} aria-hidden="true" />
      )}
      <div className={styles.viewport} data-viewport>
        <div className={styles.slides} aria-live={autoplay.playing ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order.
              key={at}
              role="group"
              className={`${styles.slide} ${at === 0 || viewport ? '' : styles.waiting}`}
              aria-roledescription="slide"
              aria-label={text('home.slide', { index: at + 1, count: slides.length })}
              inert={at !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {viewport && (
        <Suspense fallback={null}>
          <CarouselEngine viewport={viewport} onReady={setMoves} onSelect={setIndex} />
        </Suspense>
      )}
    </section>
  );
}

/** Runs when somebody reaches for the slides, else in time for the first turn. */
function onceWanted(slides: HTMLElement, run: () => void): () => void {
  const timer = setTimeout(run, READY_AFTER_MS);
  for (const sign of SIGNS) slides.addEventListener(sign, run, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) slides.removeEventListener(sign, run);
  };
}
