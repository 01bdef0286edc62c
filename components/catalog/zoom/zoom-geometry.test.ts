import { boundView, FITTED, fittedBox, lensStart, MAX_SCALE, pinch, zoomAround } from './zoom-geometry';

const SCREEN = { width: 400, height: 800 };

test('a picture wider than its box has room above and below', () => {
  expect(fittedBox({ width: 700, height: 800 }, 7 / 6)).toEqual({
    width: 700,
    height: 600,
    left: 0,
    top: 100,
  });
});

test.each([
  [0.5, 0.4, 0.3],
  [0, 0.4, 0],
  [1, 0.4, 0.6],
  [0.9, 1.5, 0],
])('the lens at %d of a picture it covers %d of starts at %d', (pointer, share, start) => {
  expect(lensStart(pointer, share)).toBeCloseTo(start);
});

test('a fitted picture cannot be moved, and a larger one no further than its edge', () => {
  expect(boundView({ scale: 1, x: 50, y: -50 }, SCREEN)).toEqual(boundView(FITTED, SCREEN));
  expect(boundView({ scale: 2, x: 999, y: -999 }, SCREEN)).toEqual({ scale: 2, x: 200, y: -400 });
});

test('the spot under the pointer stays in place when the scale changes', () => {
  const point = { x: 100, y: -150 };
  const view = zoomAround({ scale: 1.5, x: 20, y: 30 }, 3, point, SCREEN);
  const spotBefore = { x: (point.x - 20) / 1.5, y: (point.y - 30) / 1.5 };
  expect((point.x - view.x) / view.scale).toBeCloseTo(spotBefore.x);
  expect((point.y - view.y) / view.scale).toBeCloseTo(spotBefore.y);
});

test('the scale stays between fitted and the largest', () => {
  expect(zoomAround(FITTED, 99, { x: 0, y: 0 }, SCREEN).scale).toBe(MAX_SCALE);
  expect(zoomAround({ scale: 2, x: 150, y: 0 }, 0.1, { x: 0, y: 0 }, SCREEN)).toMatchObject({ scale: 1 });
});

test('two fingers moving twice as far apart double the scale; moving together they move the picture', () => {
  const apart = pinch(
    FITTED,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    SCREEN,
  );
  expect(apart).toEqual({ scale: 2, x: 0, y: 0 });
  const moved = pinch(
    apart,
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: -70, y: 10 },
      { x: 130, y: 10 },
    ],
    SCREEN,
  );
  expect(moved).toEqual({ scale: 2, x: 30, y: 10 });
});
