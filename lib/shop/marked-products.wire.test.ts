import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { cards, pricedRows } from '@/lib/testing/wire-products';
import { addFavourite, listFavourites, removeFavourite } from './favourites';
import { addStockAlert, listStockAlerts, removeStockAlert } from './stock-alerts';

setStorefrontEnv();

const identity = { user_id: '7' };

test('the favourites are products as in any list', async () => {
  const answer = { data: { favouritelist: pricedRows } };
  const { sent, result } = await overTheWire(answer, () => listFavourites(customer));
  const input = { ...identity, user_type: '' };
  expect(sent).toEqual({ call: 'GET /favouriteslist', ...customer, input });
  expect(result).toEqual(cards);
});

test('the products of stock alerts are products as in any list', async () => {
  const answer = { data: { alertlist: pricedRows } };
  const { sent, result } = await overTheWire(answer, () => listStockAlerts(customer));
  expect(sent).toEqual({ call: 'GET /stockalertlist', ...customer, input: identity });
  expect(result).toEqual(cards);
});

test.each([
  ['a favourite is added', () => addFavourite(customer, 31), '/favourites'],
  ['a favourite is removed', () => removeFavourite(customer, 31), '/favouritesremove'],
  ['a stock alert is requested', () => addStockAlert(customer, 31), '/stockalert'],
  ['a stock alert is cancelled', () => removeStockAlert(customer, 31), '/stockalertremove'],
])('%s for the product that was chosen', async (_change, work, path) => {
  const { sent } = await overTheWire({ data: { status: 1, message: '' } }, work);
  expect(sent).toEqual({ call: `POST ${path}`, ...customer, input: { ...identity, product_id: 31 } });
});
