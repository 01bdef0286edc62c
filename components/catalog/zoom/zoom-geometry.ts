export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** A picture that is `scale` times its fitted size, moved by x and y from the middle. */
export type View = Point & { scale: number };

export const FITTED: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

function clamp(value: number, low: number, high: number): number {
  // why: a picture that cannot move is at 0 and not at -0
  return Math.min(Math.max(value, low), high) + 0;
}

/** Where a picture of the shape `ratio` lies inside a box that contains it whole (object-fit: contain). */
export function fittedBox(box: Size, ratio: number): Size & { left: number; top: number } {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { width, height, left: (box.width - width) / 2, top: (box.height - height) / 2 };
}

/**
 * The start of the lens along one side, as a part of the picture: the lens is `share` of it wide, has the
 * pointer in its middle and never leaves the picture.
 */
export function lensStart(pointer: number, share: number): number {
  return clamp(pointer - share / 2, 0, Math.max(0, 1 - share));
}

/** Keeps the picture over the screen: what is fitted cannot be moved at all. */
export function boundView({ scale, x, y }: View, { width, height }: Size): View {
  const bounded = clamp(scale, 1, MAX_SCALE);
  const reachX = ((bounded - 1) * width) / 2;
  const reachY = ((bounded - 1) * height) / 2;
  return { scale: bounded, x: clamp(x, -reachX, reachX), y: clamp(y, -reachY, reachY) };
}

/** Another scale with the spot under `point` (from the middle of the screen) left where it is. */
export function zoomAround(view: View, scale: number, point: Point, size: Size): View {
  const bounded = clamp(scale, 1, MAX_SCALE);
  const growth = bounded / view.scale;
  const keep = (at: number, moved: number) => at - (at - moved) * growth;
  return boundView({ scale: bounded, x: keep(point.x, view.x), y: keep(point.y, view.y) }, size);
}

/** What two fingers do between two moments: the spread scales, the middle between them moves. */
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
  return boundView({ ...scaled, x: scaled.x + to.x - from.x, y: scaled.y + to.y - from.y }, size);
}
