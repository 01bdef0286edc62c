import { render } from '@testing-library/react';
import { paise } from '@/lib/domain/money';
import { Price } from './price';

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
