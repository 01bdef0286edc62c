import fs from 'node:fs/promises';
import path from 'node:path';
import { getproductsdetails, productfeed } from '@/lib/contract/shop/catalogue';
import { generalData } from '@/lib/contract/shop/content';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const SLUG = 'big-onion';
const guest = newGuest();

async function originOf(slug: string) {
  const { products } = await doAs(shop, guest, getproductsdetails, { product_id: slug });
  return products[0]?.country_of_origin;
}

describe('the country a product was grown in', () => {
  it('is India in the sample catalogue, and empty where the catalogue has none', async () => {
    expect(await originOf(SLUG)).toBe('India');
    expect(await originOf('kiwi')).toBe('');
    const { products } = await doAs(shop, guest, productfeed, { page: 1 });
    const ofFeed = new Map(products.map((product) => [product.product_slug, product.country_of_origin]));
    expect([ofFeed.get(SLUG), ofFeed.get('kiwi')]).toEqual(['India', '']);
  });

  it('is set and removed by a command, which sends an event for the page', async () => {
    await shop.newStorefrontEvents();
    expect(await shop.ask('product', 'origin', 'kiwi', 'New Zealand')).toMatchObject({
      country_of_origin: 'New Zealand',
    });
    expect(await originOf('kiwi')).toBe('New Zealand');
    expect(await shop.newStorefrontEvents()).toContainEqual({
      kind: 'product',
      slug: 'kiwi',
      category: 'exotic',
    });
    await shop.ask('product', 'origin', 'kiwi');
    expect(await originOf('kiwi')).toBe('');
    expect(await shop.operate('product', 'origin', 'kiwi', 'N0where')).toMatchObject({ code: 1 });
  });

  it('is imported from a table, and stays when the table lacks the column', async () => {
    const take = async (table: string) => {
      await fs.writeFile(path.join(shop.folder, 'origin.csv'), table);
      await shop.ask('catalogue', 'import', 'origin.csv');
    };
    await take('product_slug,country_of_origin\nkiwi,Italy\ngarlic,\n');
    expect([await originOf('kiwi'), await originOf('garlic')]).toEqual(['Italy', '']);
    await take('product_slug,product_name2\nkiwi,கிவி\n');
    expect(await originOf('kiwi')).toBe('Italy');
  });
});

describe('returns and delivery', () => {
  const terms = async () => {
    const { site_details: details } = await doAs(shop, guest, generalData, {});
    return [details[0]?.return_days, details[0]?.return_fee, details[0]?.free_delivery];
  };

  it('match the sample pages', async () => {
    expect(await terms()).toEqual([1, 0, '1']);
  });

  it('are set, shown as typed, and removed again', async () => {
    await shop.ask('settings', 'set', 'return_days', '7');
    await shop.ask('settings', 'set', 'return_fee', '49.50');
    expect(await shop.ask('settings', 'set', 'free_delivery', 'no')).toMatchObject({
      return_days: 7,
      return_fee: 49.5,
      free_delivery: 'no',
    });
    expect(await terms()).toEqual([7, 49.5, '0']);
    expect(await shop.newStorefrontEvents()).toContainEqual({ kind: 'content' });
    for (const name of ['return_days', 'return_fee']) await shop.ask('settings', 'set', name, '');
    expect(await shop.ask('settings', 'show')).toMatchObject({ return_days: '', return_fee: '' });
    expect(await terms()).toEqual([null, null, '0']);
  });

  it('can have the shop’s own notes, also on pictures', async () => {
    const words = async () => {
      const [details] = (await doAs(shop, guest, generalData, {})).site_details;
      return [details?.delivery_note, details?.picture_note];
    };
    expect(await words()).toEqual(['', '']);
    await shop.ask('settings', 'set', 'delivery_note', 'Free to your door.');
    await shop.ask('settings', 'set', 'picture_note', 'The picture shows an example.');
    expect(await words()).toEqual(['Free to your door.', 'The picture shows an example.']);
    for (const name of ['delivery_note', 'picture_note']) await shop.ask('settings', 'set', name, '');
    expect(await words()).toEqual(['', '']);
  });

  it.each([
    ['picture_note', 'x'.repeat(201)],
    ['return_days', '400'],
    ['return_days', '1.5'],
    ['return_fee', 'free'],
    ['free_delivery', 'perhaps'],
  ])('%s cannot be set to %s', async (name, value) => {
    const refused = await shop.operate('settings', 'set', name, value);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(name) });
  });
});
