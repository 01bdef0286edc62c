'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

export type CarouselMoves = { next: () => void; previous: () => void };

export type CarouselEngineProps = {
  viewport: HTMLElement;
  onReady: (moves: CarouselMoves) => void;
  onSelect: (index: number) => void;
};

/** Moves the slides inside `viewport`. In a separate file, so that Embla loads after the first paint. */
export function CarouselEngine({ viewport, onReady, onSelect }: CarouselEngineProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true });

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const jump = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const report = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', report);
    onReady({ next: () => embla.scrollNext(jump), previous: () => embla.scrollPrev(jump) });
    return () => {
      embla.off('select', report);
    };
  }, [embla, onReady, onSelect]);

  return null;
}
