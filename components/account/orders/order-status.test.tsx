import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { OrderStatus as Status } from '@/lib/domain/order-status';
import { OrderStatus } from './order-status';

const css = readFileSync(join(__dirname, 'order-status.module.css'), 'utf8');

test.each<[Status, string]>([
  ['Pending', '--success'],
  ['Confirm', '--success'],
  ['Out for Delivery', '--success'],
  ['Order Delivered', '--success'],
  ['Order Return', '--danger'],
])('[2.account.statusColour] spec 2, My Orders: %s is shown in %s', (status, colour) => {
  render(
    <>
      <style>{css}</style>
      <OrderStatus status={status} />
    </>,
  );
  expect(getComputedStyle(screen.getByText(status)).color).toBe(`var(${colour})`);
});
