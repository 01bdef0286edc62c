import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { fitLines } from './fit-lines';

const ordered = (id: number, quantity: number, stock = 50) => ({
  line: { quantity },
  product: { id, stock },
});
const outcomesOf = (lines: Parameters<typeof fitLines>[0], held: [number, number][] = []) =>
  fitLines(lines, new Map(held)).map(({ added, total, problem }) => [added, total, problem]);
/** A cart of this many products, one of each, with ids from 1. */
const cartOf = (products: number) =>
  Array.from({ length: products }, (_, at): [number, number] => [at + 1, 1]);

test.each<[string, Parameters<typeof outcomesOf>, ReturnType<typeof outcomesOf>[number]]>([
  ['all of it', [[ordered(1, 3)]], [3, 3, '']],
  ['beside what is there', [[ordered(1, 3)], [[1, 4]]], [3, 7, '']],
  ['the last piece', [[ordered(1, 3, 7)], [[1, 4]]], [3, 7, '']],
  ['up to the stock', [[ordered(1, 3, 5)], [[1, 4]]], [1, 5, 'limited']],
  ['up to the limit of a line', [[ordered(1, 3, 500)], [[1, 98]]], [1, MAX_LINE_QUANTITY, 'limited']],
  ['nothing of what the cart has all of', [[ordered(1, 3, 4)], [[1, 4]]], [0, 4, 'limited']],
  ['nothing, and takes nothing, when less is left', [[ordered(1, 3, 2)], [[1, 4]]], [0, 4, 'limited']],
  ['nothing of what is sold out', [[ordered(1, 3, 0)], [[1, 4]]], [0, 4, 'outOfStock']],
  ['nothing of what is not sold', [[{ line: { quantity: 3 }, product: undefined }]], [0, 0, 'inActive']],
])('a line adds %s', (_name, given, answer) => {
  expect(outcomesOf(...given)).toEqual([answer]);
});

test('the free lines of a cart go to the first products; more of a product in the cart still fits', () => {
  const lines = [ordered(1001, 2), ordered(1002, 2, 0), ordered(1003, 2), ordered(1004, 2), ordered(1, 2)];
  expect(outcomesOf(lines, cartOf(MAX_CART_LINES - 2))).toEqual([
    [2, 2, ''],
    [0, 0, 'outOfStock'],
    [2, 2, ''],
    [0, 0, 'cartFull'],
    [2, 3, ''],
  ]);
});
