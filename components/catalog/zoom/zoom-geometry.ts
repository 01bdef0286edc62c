export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** A picture scaled `scale` times its fitted size, moved by x and y from the centre. */
export type View = Point & { scale: number };

export const FITTED: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

function clamp(value: number, low: number, high: number): number {
  // why: a picture that cannot move must be at 0, not at -0
  return Math.min(Math.max(value, low), high) + 0;
}

/** The position of a picture of aspect ratio `ratio` inside a box (object-fit: contain). */
export function fittedBox(box: Size, ratio: number): Size & { left: number; top: number } {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { width, height, left: (box.width - width) / 2, top: (box.height - height) / 2 };
}

/**
 * The start of the lens along one axis, as a fraction of the picture: the lens is `share` wide, centred on the pointer,
 * and stays inside the picture.
 */
export function lensStart(pointer: number, share: number): number {
  return clamp(pointer - share / 2, 0, Math.max(0, 1 - share));
}

/** Keeps the picture covering the screen; a fitted picture cannot be moved at all. */
export function boundView({ scale, x, y }: View, { width, height }: Size): View {
  const bounded = clamp(scale, 1, MAX_SCALE);
  const reachX = ((bounded - 1) * width) / 2;
  const reachY = ((bounded - 1) * height) / 2;
  return { scale: bounded, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}

export function moveBy(view: View, { x, y }: Point, size: Size): View {
  return boundView({ ...view, x: view.x + x, y: view.y + y }, size);
}

/** Changes the scale and keeps the spot under `point` (relative to the centre) in place. */
export function zoomAround(view: View, scale: number, point: Point, size: Size): View {
  const bounded = clamp(scale, 1, MAX_SCALE);
  const growth = bounded / view.scale;
  const keep = (at: number, moved: number) => at - (at - moved) * growth;
  return boundView({ scale: bounded, x: keep(point.x, view.x), y: keep(point.y, view.y) }, size);
}

/** Two-finger gesture between two events: the spread scales, the midpoint moves. */
export function pinch(
  view: View,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  size: Size,
): View {
  const spread = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const scaled = zoomAround(view, (view.scale * spread(after)) / spread(before), from, size);
  return moveBy(scaled, { x: to.x - from.x, y: to.y - from.y }, size);
}
