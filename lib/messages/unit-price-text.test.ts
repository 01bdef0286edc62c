import { paise } from '@/lib/domain/money';
import { text } from './text';
import { packWithPrice, unitPriceText } from './unit-price-text';

test.each([
  ['kg', '₹76/kg'],
  ['bunch', '₹76/bunch'],
  ['pc', '₹76 each'],
])('the price of one %s reads %s', (per, expected) => {
  expect(unitPriceText(text, { amount: paise(7600), per })).toBe(expected);
});

test('where pack and unit price wrap, no line begins with a dot or a unit, and the price is whole', () => {
  const pack = { variantName: '1', nicName: 'pc', variantLabel: '500 to 700 g' };
  const parts = packWithPrice(pack, '₹39 each').split(' ');
  expect(parts).toEqual(['1', 'pc\u00a0·', '500', 'to', '700\u00a0g\u00a0·', '₹39\u00a0each']);
});
