import { type TouchEvent, useEffect, useEffectEvent, useState } from 'react';
import { wantsLessData } from '@/components/ui/less-data';

/** Between two moves (spec 9, carousel interval). */
export const INTERVAL_MS = 5_000;

export type Toggle = ReturnType<typeof useAutoplay>['toggle'];

/**
 * Calls `advance` again and again until it is paused. It rests while a pointer or the focus is inside,
 * after a touch, and where less motion or less data is wanted.
 */
export function useAutoplay(advance: () => void, enabled = true) {
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const turn = useEffectEvent(advance);

  useEffect(() => {
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const rest = () => {
      if (lessMotion.matches) setPlaying(false);
    };
    if (wantsLessData()) setPlaying(false);
    rest();
    lessMotion.addEventListener('change', rest);
    return () => lessMotion.removeEventListener('change', rest);
  }, []);

  useEffect(() => {
    if (!enabled || !playing || hovered || focused) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [enabled, playing, hovered, focused]);

  return {
    playing,
    /** For the button that pauses it and starts it again. */
    toggle: {
      onClick: () => {
        setPlaying((now) => !now);
        // why: a press leaves the focus on the button, where it would keep at rest what was just started
        setFocused(false);
      },
      // why: a tap on it would stop first what it then starts again
      onTouchStart: (event: TouchEvent) => event.stopPropagation(),
    },
    /** For what holds all of it. */
    rest: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onTouchStart: () => setPlaying(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
