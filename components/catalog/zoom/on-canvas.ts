import type { Point, Size } from './zoom-geometry';

export function sizeOf(canvas: HTMLElement | null): Size {
  return { width: canvas?.clientWidth ?? 0, height: canvas?.clientHeight ?? 0 };
}

/** The position of a pointer relative to the centre of the canvas. */
export function fromMiddle(canvas: HTMLElement | null, at: { clientX: number; clientY: number }): Point {
  const box = canvas?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
}
