import { render } from '@testing-library/react';
import { paise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';
import { Price } from './price';
import { packWithPrice, unitPriceText } from './unit-price-text';

const OFFER = { price: paise(4500), offerPrice: paise(3800) };
const spoken = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();

test('[2.product.price] [d37.unitPrice] an offer shows the pay price, the struck price, the unit price and what is saved', () => {
  const { container } = render(<Price {...OFFER} unit="₹76/kg" save />);
  expect(spoken(container)).toBe('Price ₹38 was ₹45₹76/kgYou save ₹7');
  expect(container.querySelector('s')).toHaveTextContent('₹45');
});

test('selling price 0 means no discount', () => {
  const { container } = render(<Price price={paise(2700)} offerPrice={paise(0)} save />);
  expect(spoken(container)).toBe('Price ₹27');
});

test('amounts use Indian digit grouping', () => {
  const { container } = render(<Price price={paise(12_000_050)} offerPrice={paise(0)} />);
  expect(spoken(container)).toBe('Price ₹1,20,000.50');
});

test.each([
  ['kg', '₹76/kg'],
  ['bunch', '₹76/bunch'],
  ['pc', '₹76 each'],
])('the price of one %s reads %s', (per, expected) => {
  expect(unitPriceText(text, { amount: paise(7600), per })).toBe(expected);
});

test('where pack and unit price wrap, no line ends with a dot, and the price is whole', () => {
  const pack = { variantName: '1', nicName: 'pc', variantLabel: '500 to 700 g' };
  const parts = packWithPrice(pack, '₹39 each').split(' ');
  expect(parts).toEqual(['1', 'pc', '·\u00a0500', 'to', '700', 'g', '·\u00a0₹39\u00a0each']);
});
