import { redAnyTime, redEachTime } from './red-tests.mjs';

const cart = { file: 'e2e/cart.spec.ts', title: 'a cart', line: 4 };
const order = { file: 'e2e/order.spec.ts', title: 'an order', line: 4 };
const flaky = { file: 'e2e/order.spec.ts', title: 'a slow one', line: 9 };

test('a bug is seen by what is red each time it is there', () => {
  expect(
    redEachTime([
      [cart, flaky, order],
      [order, cart],
    ]),
  ).toEqual([cart, order]);
  expect(redEachTime([[cart], []])).toEqual([]);
  expect(redEachTime([[cart]])).toEqual([cart]);
});

test('what is red once without a bug has seen none', () => {
  expect(redAnyTime([[], [flaky]])).toEqual([flaky]);
  expect(redAnyTime([[flaky, cart], [flaky]])).toEqual([flaky, cart]);
});
