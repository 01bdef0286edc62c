import { type CheckedLine, hasPriceChange, lineProblem } from './cart-check';
import { EMAIL, MOBILE } from './form-patterns';
import { paise } from './money';
import { canMove, ORDER_STATUSES } from './order-status';
import { packText } from './pack';
import { distanceToLimits, LARGEST_ORDER, limitBreach, orderMaximum } from './purchase-limits';
import { clampQuantity, quantityLimit } from './quantity';

const pack = { variantName: '500', nicName: 'g', unitPrice: 2000 };
const line = (change: Partial<CheckedLine['current']> = {}, quantity = 2): CheckedLine => ({
  added: pack,
  current: { ...pack, stock: 5, active: true, categoryActive: true, ...change },
  quantity,
});

describe('spec 3: cart check result', () => {
  test.each([
    ['nothing', {}, undefined],
    ['outOfStock when the stock is below the quantity', { stock: 1 }, 'outOfStock'],
    [
      'variantChange when the amount changed since the line was added',
      { variantName: '450' },
      'variantChange',
    ],
    ['unitChange when the unit changed since the line was added', { nicName: 'pcs' }, 'unitChange'],
    ['inActiveProduct', { active: false }, 'inActiveProduct'],
    [
      'inActiveCatProduct, also when the product is inactive',
      { active: false, categoryActive: false },
      'inActiveCatProduct',
    ],
  ] as const)('%s', (_, change, problem) => {
    expect(lineProblem(line(change))).toBe(problem);
  });

  test('[3.cartCheck] productPriceChange is separate from the problems that block checkout', () => {
    expect(hasPriceChange(line({ unitPrice: 2100 }))).toBe(true);
    expect(lineProblem(line({ unitPrice: 2100 }))).toBeUndefined();
  });
});

describe('spec 5: checkout limits', () => {
  const limits = { minimum: paise(10_000), maximum: paise(2_000_000) };

  test('total at least the minimum, at most the maximum', () => {
    expect(limitBreach(paise(9_999), limits)).toBe('below_minimum');
    expect(limitBreach(paise(10_000), limits)).toBeUndefined();
    expect(limitBreach(paise(2_000_000), limits)).toBeUndefined();
    expect(limitBreach(paise(2_000_001), limits)).toBe('above_maximum');
  });

  test('a limit of 0 means none, up to the largest possible order', () => {
    const none = { minimum: paise(0), maximum: paise(0) };
    expect(limitBreach(paise(1), none)).toBeUndefined();
    expect(limitBreach(LARGEST_ORDER, none)).toBeUndefined();
    expect(limitBreach(paise(LARGEST_ORDER + 1), none)).toBe('above_maximum');
    expect(limitBreach(paise(LARGEST_ORDER + 1), { ...none, maximum: paise(LARGEST_ORDER * 2) })).toBe(
      'above_maximum',
    );
    expect(limitBreach(paise(-1), none)).toBeUndefined();
  });

  test('the maximum of an order is that of the shop, or the largest possible order', () => {
    expect(orderMaximum(limits)).toBe(2_000_000);
    expect(orderMaximum({ ...limits, maximum: paise(0) })).toBe(LARGEST_ORDER);
  });

  test('the distance to each limit is 0 where the limit is met', () => {
    expect(distanceToLimits(paise(9_000), limits)).toEqual({ missing: 1_000, over: 0 });
    expect(distanceToLimits(paise(50_000), limits)).toEqual({ missing: 0, over: 0 });
    expect(distanceToLimits(paise(2_000_500), limits)).toEqual({ missing: 0, over: 500 });
  });
});

describe('decisions 9: order statuses', () => {
  test('[4.status.moves] change forward one by one, and to Order Return from the last two', () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'Pending → Confirm',
      'Confirm → Out for Delivery',
      'Out for Delivery → Order Delivered',
      'Out for Delivery → Order Return',
      'Order Delivered → Order Return',
    ]);
  });
});

describe('decisions 4: quantities', () => {
  test('are whole, at least 0, at most the stock and 99', () => {
    expect([
      clampQuantity(3.7, 10),
      clampQuantity(-1, 10),
      clampQuantity(11, 10),
      clampQuantity(500, 1000),
    ]).toEqual([3, 0, 10, 99]);
    expect(clampQuantity(Number.NaN, 10)).toBe(0);
  });

  test('[4.quantity.bound] are limited by the stock, or by 99 per line', () => {
    expect(quantityLimit(98)).toEqual({ by: 'stock', count: 98 });
    expect(quantityLimit(99)).toEqual({ by: 'line', count: 99 });
    expect(quantityLimit(500)).toEqual({ by: 'line', count: 99 });
  });
});

describe('spec 5: patterns', () => {
  test.each(['6000000000', '9999999999'])('[9.mobile] mobile %s is ten digits starting 6-9', (mobile) => {
    expect(mobile).toMatch(MOBILE);
  });

  test.each(['5999999999', '999999999', '99999999999', '98430 1234', '９８４３０12345'])(
    '[9.mobile] mobile %s is refused',
    (mobile) => {
      expect(mobile).not.toMatch(MOBILE);
    },
  );

  test.each(['a.b1@shop.in', 'A@b.info'])('email %s is accepted', (email) => {
    expect(email).toMatch(EMAIL);
  });

  test.each(['a_b@shop.in', 'a@shop', 'a@shop.toolong', '@shop.in', 'a@sh0p.in'])(
    'email %s is refused',
    (email) => {
      expect(email).not.toMatch(EMAIL);
    },
  );
});

describe('decisions 5: pack', () => {
  test('[d5.label] the label follows the amount when it adds something', () => {
    expect(packText({ variantName: '500', nicName: 'g', variantLabel: '' })).toBe('500 g');
    expect(packText({ variantName: '1', nicName: 'pc (small)', variantLabel: '600 to 800 g' })).toBe(
      '1 pc (small) · 600 to 800 g',
    );
  });

  test.each([
    ['200', 'g pack', '200 g', '200 g pack'],
    ['200', 'g pack', '200 g, peeled', '200 g pack · peeled'],
    ['500', 'g', '500 g', '500 g'],
    ['500', 'g', '500 g · 5–6 pieces', '500 g · 5–6 pieces'],
    ['1200', 'g pack', '200 g', '1200 g pack · 200 g'],
    ['1', 'kg', '4 pcs', '1 kg · 4 pcs'],
  ])('%s %s with the label "%s" repeats nothing', (variantName, nicName, variantLabel, said) => {
    expect(packText({ variantName, nicName, variantLabel })).toBe(said);
  });
});
