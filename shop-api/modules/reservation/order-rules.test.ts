import { ShopError } from '@/lib/domain/errors';
import { paise } from '@/lib/domain/money';
import type { RuledRow } from '@/shop-api/modules/cart/priced-row';
import { type OrderTerms, recordedPaymentType, requireSellable, requireTotals } from './order-rules';

type Change = { line?: object; product?: object; category?: object };

/** Two of a product that costs ₹100, or ₹80 while it is on offer. */
const row = ({ line, product, category }: Change = {}): RuledRow => ({
  line: { quantity: 2, variantName: '500', nicName: 'g', cartPricePaise: 8_000, ...line },
  product: {
    pricePaise: 10_000,
    offerPaise: 8_000,
    variantName: '500',
    nicName: 'g',
    stock: 5,
    active: true,
    ...product,
  },
  category: { active: true, ...category },
});

/** The code and field of a refusal; 'taken' when there is none. */
function outcomeOf(work: () => unknown): string {
  try {
    work();
    return 'taken';
  } catch (error) {
    if (error instanceof ShopError) return [error.code, error.field].filter(Boolean).join(' ');
    throw error;
  }
}

test.each<[string, RuledRow[], string]>([
  ['as it was accepted', [row()], 'taken'],
  ['the last one', [row({ product: { stock: 2 } })], 'taken'],
  ['more than there is', [row(), row({ product: { stock: 1 } })], 'out_of_stock'],
  ['nothing', [], 'cart_changed'],
  ['another pack', [row({ product: { variantName: '250' } })], 'cart_changed'],
  ['another unit', [row({ product: { nicName: 'kg' } })], 'cart_changed'],
  ['a product that is not sold', [row({ product: { active: false } })], 'cart_changed'],
  ['a category that is not sold', [row(), row({ category: { active: false } })], 'cart_changed'],
  ['another price', [row({ product: { offerPaise: 9_000 } })], 'cart_changed'],
  ['one line of another price', [row(), row({ line: { cartPricePaise: 9_000 } })], 'cart_changed'],
])('a cart of %s is %s', (_name, rows, answer) => {
  expect(outcomeOf(() => requireSellable(rows))).toBe(answer);
});

const limits = { minimum: paise(10_000), maximum: paise(20_000) };
const cod: OrderTerms = { paymentType: 'COD', expectedTotal: undefined };
const totals = (rows: RuledRow[], terms: Partial<OrderTerms> = {}, credit = 0) =>
  requireTotals(rows, paise(credit), limits, { ...cod, ...terms });

test('totals use the offer price, less the credit', () => {
  expect(totals([row()], {}, 1_000)).toMatchObject({ subtotal: 16_000, promotion: 1_000, total: 15_000 });
});

test.each<[string, RuledRow[], Partial<OrderTerms>, number, string]>([
  ['below the minimum', [row({ line: { quantity: 1 } })], {}, 0, 'below_minimum'],
  ['above the maximum', [row(), row()], {}, 0, 'above_maximum'],
  ['of the total that was shown', [row()], { expectedTotal: 160 }, 0, 'taken'],
  ['of another total', [row()], { expectedTotal: 161 }, 0, 'cart_changed expected_total'],
  ['to be paid online', [row()], { paymentType: 'Online' }, 0, 'taken'],
  [
    'to be paid by a credit that is too small',
    [row()],
    { paymentType: 'promotion' },
    1_000,
    'bad_request payment_type',
  ],
  ['that the credit covers', [row()], { paymentType: 'promotion' }, 16_000, 'taken'],
  ['that the credit covers, on delivery', [row()], {}, 16_000, 'taken'],
  ['that the credit covers, online', [row()], { paymentType: 'Online' }, 16_000, 'bad_request payment_type'],
])('an order %s: %s', (_name, rows, terms, credit, answer) => {
  expect(outcomeOf(() => totals(rows, terms, credit))).toBe(answer);
});

test('[d8.covered] decisions 8: an order covered by credit is a promotion order, whatever was chosen', () => {
  expect(recordedPaymentType(totals([row()], {}, 16_000), 'COD')).toBe('promotion');
  expect(recordedPaymentType(totals([row()], {}, 1_000), 'COD')).toBe('COD');
  expect(recordedPaymentType(totals([row()]), 'Online')).toBe('Online');
});
