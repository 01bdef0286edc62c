import { plantAll } from './plant-bugs.mjs';

const SOURCE = `'use client';

export const total = (price: number, count: number) => price * count;
export const shown = (price: number) => <p>{price}</p>;
`;
const bug = { name: 'free', file: 'total.tsx', find: 'price * count', plant: '0' };

test('a bug becomes a conditional in place of the original expression, and directives stay first', () => {
  const [first, ...lines] = plantAll([bug], SOURCE).split('\n');
  expect(first).toBe("'use client';");
  expect(lines).toContain(
    "export const total = (price: number, count: number) => (isPlanted('free') ? (0) : (price * count));",
  );
  expect(lines.at(-1)).toMatch(/^import \{ isPlanted \} from '@\/lib\/planted-bug';$/);
});

test('several bugs are planted in one source, in any order', () => {
  const other = { name: 'dear', file: 'total.tsx', within: 'shown = (price', find: 'price', plant: 'cost' };
  for (const bugs of [
    [bug, other],
    [other, bug],
  ]) {
    expect(plantAll(bugs, SOURCE)).toContain("isPlanted('free') ? (0) : (price * count)");
    expect(plantAll(bugs, SOURCE)).toContain("isPlanted('dear') ? (cost) : (price)");
  }
});

test('a planted JSX child is in braces', () => {
  const plant = '<b>{price}</b>';
  const planted = plantAll([{ ...bug, find: '<p>{price}</p>', plant }], SOURCE);
  expect(planted).toContain("{isPlanted('free') ? (<b>{price}</b>) : (<p>{price}</p>)}");
});

test.each([
  ['is gone', 'price + count', 'total.tsx has "price + count" 0 times, not once'],
  ['is there twice', 'price: number', 'total.tsx has "price: number" 2 times, not once'],
])('a place that %s is refused', (_, find, message) => {
  expect(() => plantAll([{ ...bug, find }], SOURCE)).toThrow(message);
});
