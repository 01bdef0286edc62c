import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ZOOM_MS } from './zoom-timing';

/** A finger that moves further is scrolling. */
const STILL_PX = 10;

/** Calls `onLongPress` for a long press (spec 9), and suppresses the browser's context menu of the picture. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    start.current = undefined;
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse' || !isPrimary) return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(onLongPress, ZOOM_MS.longPress);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (start.current) event.preventDefault();
    },
  };
}
