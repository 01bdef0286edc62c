import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { fromMiddle, sizeOf } from './on-canvas';
import { useZoomPointers } from './use-zoom-pointers';
import { FITTED, moveBy, type Point, type View, zoomAround } from './zoom-geometry';

const STEP = 1.5;
const ARROW_PX = 80;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

/** Pinch, drag, wheel, press, double press and keyboard zoom for the picture that fills `canvas`. */
export function useZoomView(canvas: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(FITTED);
  const onCanvas = useZoomPointers(canvas, setView);

  function scaleBy(factor: number, point: Point = { x: 0, y: 0 }): void {
    setView((now) => zoomAround(now, now.scale * factor, point, sizeOf(canvas.current)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only refs and setters are used inside.
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      scaleBy(event.deltaY < 0 ? STEP : 1 / STEP, fromMiddle(element, event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  return {
    view,
    reset: () => setView(FITTED),
    zoomIn: () => scaleBy(STEP),
    zoomOut: () => scaleBy(1 / STEP),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (arrow) setView((now) => moveBy(now, arrow, sizeOf(canvas.current)));
      else if (event.key === '+' || event.key === '=') scaleBy(STEP);
      else if (event.key === '-') scaleBy(1 / STEP);
      else return;
      event.preventDefault();
    },
    onCanvas,
  };
}
