import { text } from '@/lib/messages/text';
import { listTitle } from './list-title';

test('a title contains the filters and the page number of its list', () => {
  const title = (filter: Parameters<typeof listTitle>[2]['filter'], page = 1, category?: string) =>
    listTitle(text, 'Fruits', { filter, page }, category);
  expect(title('')).toBe('Fruits');
  expect(title('', 3)).toBe('Fruits, Page 3');
  expect(title('in-stock.offer.30-60', 2)).toBe('Fruits, In stock, On offer, ₹30 to ₹60, Page 2');
  expect(title('in-stock', 1, 'Roots')).toBe('Fruits, Roots, In stock');
});
