import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Whether the shopper has navigated away, and a timer that ends with it. `onReturn` runs when Back restores the page
 * from the back/forward cache.
 */
export function usePageStay(onReturn: () => void) {
  const hasLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returned = useEffectEvent(onReturn);

  useLayoutEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      clearTimeout(timer.current);
      returned();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);

  return {
    hasLeft: () => hasLeft.current,
    later: (work: () => void, ms: number) => {
      timer.current = setTimeout(work, ms);
    },
  };
}
