import fc from 'fast-check';
import { formatPaise, paise, paiseFromRupees, rupeesFromPaise } from './money';
import {
  cartTotals,
  discountPercent,
  lineTotal,
  needsPayment,
  unitPayPrice,
  unitPrice,
  unitSaving,
} from './pricing';

const priced = (price: number, offer: number) => ({ price: paise(price), offerPrice: paise(offer) });

describe('spec 9: prices', () => {
  test('[9.grandTotal] line price uses the offer price when present and non-zero, otherwise the price', () => {
    expect(unitPayPrice(priced(2400, 2000))).toBe(2000);
    expect(unitPayPrice(priced(2400, 0))).toBe(2400);
    expect(lineTotal({ ...priced(2400, 2000), quantity: 3 })).toBe(6000);
  });

  test('[5.discount.percent] discount badge percent = round((original - offer)/original x 100)', () => {
    expect(discountPercent(priced(3600, 2800))).toBe(22);
    expect(discountPercent(priced(4500, 3800))).toBe(16);
  });

  test('[5.discount.none] selling price 0 or missing means no discount', () => {
    expect(discountPercent(priced(3600, 0))).toBe(0);
    expect(unitSaving(priced(3600, 0))).toBe(0);
  });

  test.each([
    [4500, 3800, 500, 'g', '₹76', 'kg'],
    [2500, 0, 240, 'g', '₹104.17', 'kg'],
    [3000, 0, 3, 'piece', '₹10', 'piece'],
    [4000, 0, 3, 'piece', '₹13.33', 'piece'],
    [2900, 0, 3, 'piece', '₹9.67', 'piece'],
    [999, 0, 7, 'bunch', '₹1.43', 'bunch'],
  ])(
    '%i paise, offered at %i, for %i %s are %s per %s: to the paisa, large or small',
    (price, offer, value, unit, wanted, per) => {
      const { amount, per: base } = unitPrice(priced(price, offer), { value, unit });
      expect([formatPaise(amount), base]).toEqual([wanted, per]);
    },
  );
});

describe('decisions 8: promotion', () => {
  const lines = [{ ...priced(26400, 0), quantity: 1 }];

  test('[9.grandTotal] grand total = subtotal minus promotion', () => {
    expect(cartTotals(lines, paise(5000))).toMatchObject({ subtotal: 26400, promotion: 5000, total: 21400 });
  });

  test('a payment choice is needed only when the subtotal exceeds the promotion', () => {
    expect(needsPayment(cartTotals(lines, paise(26399)))).toBe(true);
    expect(needsPayment(cartTotals(lines, paise(26400)))).toBe(false);
  });

  test('[d8.floor] for any cart and credit: 0 ≤ total, promotion ≤ credit, and the parts add up', () => {
    const line = fc
      .record({ price: fc.nat(500_000), offer: fc.nat(500_000), quantity: fc.integer({ min: 1, max: 99 }) })
      .map(({ price, offer, quantity }) => ({ ...priced(price, offer), quantity }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.nat(10_000_000), (cart, credit) => {
        const totals = cartTotals(cart, paise(credit));
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.promotion).toBeLessThanOrEqual(credit);
        expect(totals.total + totals.promotion).toBe(totals.subtotal);
      }),
    );
  });
});

describe('decisions 6: money', () => {
  test('[d6.rupees] rupees of the wire convert to paise and back', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        expect(paiseFromRupees(rupeesFromPaise(paise(amount)))).toBe(amount);
      }),
    );
  });

  test('[d6.paise] half a paisa is refused', () => {
    expect(() => paise(0.5)).toThrow(RangeError);
  });

  test('[9.currency] amounts are written in ₹ the Indian way, paise only when there are some', () => {
    expect(formatPaise(paise(12_000_000))).toBe('₹1,20,000');
    expect(formatPaise(paise(1050))).toBe('₹10.50');
    expect(formatPaise(paise(-5000))).toBe('−₹50');
  });
});
