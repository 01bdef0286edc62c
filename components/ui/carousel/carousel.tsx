'use client';

import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { watchInView } from '@/components/ui/watch-in-view';
import { useText } from '@/lib/messages/use-text';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import type { CarouselEngineProps, CarouselMoves } from './carousel-engine';
import { INTERVAL_MS, useAutoplay } from './use-autoplay';

/** Loads the engine and the other pictures shortly before the first turn, so that they do not slow the page down. */
const READY_AFTER_MS = INTERVAL_MS - 1_000;
const INTERACTIONS = ['pointerenter', 'touchstart', 'focusin'] as const;

type Props = {
  label: string;
  className?: string;
  /** Places the controls from 1024 px on; below that they are always a strip under the slide. */
  controlsClassName?: string;
  /**
   * One slide each. All of them count for the carousel's height; pictures of later slides load before the first turn.
   */
  children: ReactNode;
};

/** One slide at a time, with Pause before the slides. Without JavaScript the first slide stands still. */
export function Carousel({ label, className = '', controlsClassName = '', children }: Props) {
  const text = useText();
  const slides = Children.toArray(children);
  const section = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLElement>();
  const [Engine, setEngine] = useState<ComponentType<CarouselEngineProps>>();
  const [moves, setMoves] = useState<CarouselMoves>();
  const [index, setIndex] = useState(0);
  const autoplay = useAutoplay(() => moves?.next());

  useEffect(() => {
    const element = section.current?.querySelector<HTMLElement>('[data-viewport]');
    if (!element || slides.length < 2) return;
    return onceWanted(element, () => {
      setViewport(element);
      import('./carousel-engine').then(
        (loaded) => setEngine(() => loaded.CarouselEngine),
        // why: without a network the first slide stands still
        () => undefined,
      );
    });
  }, [slides.length]);

  return (
    <section
      ref={section}
      className={`${styles.carousel} ${className}`}
      aria-roledescription={text('home.slides_role')}
      aria-label={label}
      {...autoplay.rest}
    >
      {moves && (
        <CarouselControls
          className={controlsClassName}
          index={index}
          count={slides.length}
          playing={autoplay.playing}
          toggle={autoplay.toggle}
          {...moves}
        />
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
              aria-roledescription={text('home.slide_role')}
              aria-label={text('home.slide', { index: at + 1, count: slides.length })}
              inert={at !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {/* why: after the slides, as before them it would take their place while the page streams in */}
      {!moves && slides.length > 1 && (
        <div className={`${styles.room} ${controlsClassName}`} aria-hidden="true" />
      )}
      {viewport && Engine && <Engine viewport={viewport} onReady={setMoves} onSelect={setIndex} />}
    </section>
  );
}

/** Runs `run` once: when the shopper reaches for the slides, else in time for the first turn on screen. */
function onceWanted(slides: HTMLElement, run: () => void): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const unwatch = watchInView(slides, (isSeen) => {
    clearTimeout(timer);
    if (isSeen) timer = setTimeout(want, READY_AFTER_MS);
  });
  function stop(): void {
    waiting.abort();
    unwatch();
    clearTimeout(timer);
  }
  function want(): void {
    stop();
    run();
  }
  for (const interaction of INTERACTIONS)
    slides.addEventListener(interaction, want, { passive: true, signal: waiting.signal });
  return stop;
}
