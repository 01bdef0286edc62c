import { gateStop } from './cart-gate';
import { paise } from './money';

const fine = {
  problems: [],
  priceChanges: [],
  subtotal: paise(20_000),
  limits: { minimum: paise(10_000), maximum: paise(50_000) },
};

describe('spec 4, Checkout button: checks run in order', () => {
  it('[4.cartCheckout.order] unavailable items come first', () => {
    expect(gateStop({ ...fine, problems: [1], priceChanges: [1], subtotal: paise(1) })).toBe('problems');
  });

  it('price changes come second', () => {
    expect(gateStop({ ...fine, priceChanges: [1], subtotal: paise(1) })).toBe('price_changes');
  });

  it('totals below the minimum or above the maximum come last', () => {
    expect(gateStop({ ...fine, subtotal: paise(9_999) })).toBe('below_minimum');
    expect(gateStop({ ...fine, subtotal: paise(50_001) })).toBe('above_maximum');
  });

  it('if all pass, checkout is open; a total equal to a limit passes', () => {
    expect(gateStop(fine)).toBeUndefined();
    expect(gateStop({ ...fine, subtotal: paise(10_000) })).toBeUndefined();
    expect(gateStop({ ...fine, subtotal: paise(50_000) })).toBeUndefined();
  });
});
