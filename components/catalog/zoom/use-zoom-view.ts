import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { boundView, FITTED, type Point, pinch, type View, zoomAround } from './zoom-geometry';

const STEP = 1.5;
const DOUBLE_TAP_SCALE = 2.5;
const ARROW_PX = 80;
/** A press that moves further drags. */
const STILL_PX = 4;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

/** Pinch, drag, wheel, press, double press and keyboard zoom for the picture that fills `canvas`. */
export function useZoomView(canvas: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(FITTED);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);

  function size() {
    return { width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 };
  }

  function fromMiddle(at: { clientX: number; clientY: number }): Point {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
  }

  function scaleBy(factor: number, point: Point = { x: 0, y: 0 }): void {
    setView((now) => zoomAround(now, now.scale * factor, point, size()));
  }

  function moveBy({ x, y }: Point): void {
    setView((now) => boundView({ ...now, x: now.x + x, y: now.y + y }, size()));
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const after = fromMiddle(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    dragged.current += Math.hypot(after.x - before.x, after.y - before.y);
    if (other) setView((now) => pinch(now, [before, other], [after, other], size()));
    else moveBy({ x: after.x - before.x, y: after.y - before.y });
  }

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only refs and setters are used inside.
  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      scaleBy(event.deltaY < 0 ? STEP : 1 / STEP, fromMiddle(event));
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
      if (arrow) moveBy(arrow);
      else if (event.key === '+' || event.key === '=') scaleBy(STEP);
      else if (event.key === '-') scaleBy(1 / STEP);
      else return;
      event.preventDefault();
    },
    onCanvas: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        dragged.current = 0;
        fingers.current.set(event.pointerId, fromMiddle(event));
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      /** Centres the pressed spot, for those who cannot drag (WCAG 2.5.7); the second press of two is a double press. */
      onClick: (event: { clientX: number; clientY: number; detail: number }) => {
        if (event.detail > 1 || dragged.current > STILL_PX) return;
        const { x, y } = fromMiddle(event);
        moveBy({ x: -x, y: -y });
      },
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        setView((now) => zoomAround(now, now.scale > 1 ? 1 : DOUBLE_TAP_SCALE, fromMiddle(event), size())),
    },
  };
}
