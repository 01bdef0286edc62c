import { type PointerEvent, type RefObject, useRef } from 'react';
import { fromMiddle, sizeOf } from './on-canvas';
import { moveBy, type Point, pinch, type View, zoomAround } from './zoom-geometry';

const DOUBLE_TAP_SCALE = 2.5;
/** A press that moves further drags. */
const STILL_PX = 4;

type ChangeView = (change: (view: View) => View) => void;

/** Handlers for pinch, drag, press and double press on the picture that fills `canvas`. */
export function useZoomPointers(canvas: RefObject<HTMLElement | null>, changeView: ChangeView) {
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const after = fromMiddle(canvas.current, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, after);
    const moved = { x: after.x - before.x, y: after.y - before.y };
    dragged.current += Math.hypot(moved.x, moved.y);
    const size = sizeOf(canvas.current);
    changeView((view) =>
      other ? pinch(view, [before, other], [after, other], size) : moveBy(view, moved, size),
    );
  }

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dragged.current = 0;
      fingers.current.set(event.pointerId, fromMiddle(canvas.current, event));
    },
    onPointerMove,
    onPointerUp: lift,
    onPointerCancel: lift,
    /** Centres the pressed spot, for those who cannot drag (WCAG 2.5.7); the second press of two is a double press. */
    onClick: (event: { clientX: number; clientY: number; detail: number }) => {
      if (event.detail > 1 || dragged.current > STILL_PX) return;
      const { x, y } = fromMiddle(canvas.current, event);
      changeView((view) => moveBy(view, { x: -x, y: -y }, sizeOf(canvas.current)));
    },
    onDoubleClick: (event: { clientX: number; clientY: number }) =>
      changeView((view) => {
        const scale = view.scale > 1 ? 1 : DOUBLE_TAP_SCALE;
        return zoomAround(view, scale, fromMiddle(canvas.current, event), sizeOf(canvas.current));
      }),
  };
}
