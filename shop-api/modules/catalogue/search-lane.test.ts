import { randomUUID } from 'node:crypto';
import { cartlisting } from '@/lib/contract/shop/cart';
import { searchproduct } from '@/lib/contract/shop/catalogue';
import { callAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const MANY = 60;

test('of many searches at once some are refused, and a cart does not wait for the others', async () => {
  const finished: string[] = [];
  const search = async () => {
    const key = `tomatto brinjol ${randomUUID().slice(0, 4)}`;
    const { error } = await callAs(shop, newGuest(), searchproduct, { key });
    if (!error) finished.push('search');
    return error?.code;
  };
  const searches = Array.from({ length: MANY }, search);
  const cart = callAs(shop, newGuest(), cartlisting, {}).then(() => void finished.push('cart'));
  const [refusals] = await Promise.all([Promise.all(searches), cart]);
  const refused = refusals.filter((code) => code !== undefined);
  expect(new Set(refused)).toEqual(new Set(['unavailable']));
  expect(refused.length).toBeLessThan(MANY);
  expect(finished.indexOf('cart')).toBeLessThan(finished.lastIndexOf('search'));
});
