import { redAnyTime, redEachTime } from './red-in-report.mjs';

const cart = { file: 'e2e/cart.spec.ts', title: 'a cart', line: 4 };
const order = { file: 'e2e/order.spec.ts', title: 'an order', line: 4 };
const flaky = { file: 'e2e/order.spec.ts', title: 'a slow one', line: 9 };

test('a test detects a bug only if it fails in every run with the bug', () => {
  expect(
    redEachTime([
      [cart, flaky, order],
      [order, cart],
    ]),
  ).toEqual([cart, order]);
  expect(redEachTime([[cart], []])).toEqual([]);
  expect(redEachTime([[cart]])).toEqual([cart]);
});

test('a test that fails in any run without a bug is listed once', () => {
  expect(redAnyTime([[], [flaky]])).toEqual([flaky]);
  expect(redAnyTime([[flaky, cart], [flaky]])).toEqual([flaky, cart]);
});
