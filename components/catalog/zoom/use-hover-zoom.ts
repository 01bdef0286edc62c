import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ZOOM_MS } from './zoom-timing';

export type HoverPhase = 'off' | 'on' | 'leaving';

/**
 * Opens after the mouse has rested on the picture, and closes with a delay and a fade after it leaves (spec 9). Touch
 * does not hover: it has the long press.
 */
export function useHoverZoom() {
  const [phase, setPhase] = useState<HoverPhase>('off');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  // why: hover content must be dismissable without moving the mouse (WCAG 1.4.13)
  useEffect(() => {
    if (phase !== 'on') return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      clearTimeout(timer.current);
      setPhase('off');
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [phase]);

  function later(ms: number, run: () => void): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }

  function fade(): void {
    setPhase('leaving');
    later(ZOOM_MS.fade, () => setPhase('off'));
  }

  return {
    phase,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(ZOOM_MS.hover, () => setPhase('on'));
    },
    onPointerLeave: () => {
      if (phase === 'on') later(ZOOM_MS.off, fade);
      else if (phase === 'leaving') fade();
      else clearTimeout(timer.current);
    },
  };
}
