import { type TouchEvent, useEffect, useEffectEvent, useState } from 'react';
import { wantsLessData } from '@/components/ui/less-data';

/** Time between two turns (spec 9, carousel interval). */
export const INTERVAL_MS = 5_000;

export type Toggle = ReturnType<typeof useAutoplay>['toggle'];

/**
 * Calls `advance` at intervals until paused. Holds while a pointer or the focus is inside; a touch, reduced motion or
 * reduced data pauses it.
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
    /** Props of the pause button. */
    toggle: {
      onClick: () => {
        setPlaying((now) => !now);
        // why: the press leaves the focus on the button, which would hold what was just started
        setFocused(false);
      },
      // why: the tap would pause it first, and the click would then start it again
      onTouchStart: (event: TouchEvent) => event.stopPropagation(),
    },
    /** Props of the container. */
    rest: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onTouchStart: () => setPlaying(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
