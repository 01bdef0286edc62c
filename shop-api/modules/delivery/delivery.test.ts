import { randomUUID } from 'node:crypto';
import { addresslisting } from '@/lib/contract/shop/account';
import { cartlisting } from '@/lib/contract/shop/cart';
import { pincodeAvailability, pincodeNearby } from '@/lib/contract/shop/delivery';
import { OrderConfirm, webOrderConfirm } from '@/lib/contract/shop/orders';
import { buildApp } from '@/shop-api/app';
import { pincodes } from '@/shop-api/db/schema/content';
import { firstProductIds, makeBuyer, type WantedLine } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
let lines: WantedLine[];
beforeAll(async () => {
  shop = await openOperatedShop();
  lines = (await firstProductIds(shop.db, 3)).map((productId) => ({ productId, quantity: 3 }));
});
afterAll(() => shop.close());

const guest = newGuest();

describe('a pincode', () => {
  it.each([
    ['641001', 1, 'Coimbatore', 'Yes, we deliver to 641001 in Coimbatore.'],
    ['600001', 1, 'Chennai', 'Yes, we deliver to 600001 in Chennai.'],
    ['643001', 400, 'The Nilgiris', 'Sorry, we do not deliver to 643001 yet.'],
    ['110001', 400, '', 'Sorry, 110001 is not in Tamil Nadu. We deliver in Tamil Nadu only.'],
    ['6410', 400, '', 'Enter valid pincode'],
  ])(
    '[8.pincode.answer] %s has status %d, its city and a message',
    async (code, status, city_name, message) => {
      const { data } = await doAs(shop, guest, pincodeAvailability, { pincode: code });
      expect(data).toEqual({ status, message, city_name });
    },
  );
});

describe('a pincode of two districts', () => {
  it('has the served one as its city', async () => {
    const rows = ['Erode', 'Tiruchirappalli'].map((cityName) => ({ pincode: '638999', cityName }));
    await shop.db.insert(pincodes).values(rows);
    const { data } = await doAs(shop, guest, pincodeAvailability, { pincode: '638999' });
    expect(data).toMatchObject({ status: 1, city_name: 'Tiruchirappalli' });
  });
});

describe('a point', () => {
  const suggest = async (latitude: number, longitude: number) =>
    (await doAs(shop, guest, pincodeNearby, { latitude, longitude })).data;

  it.each([
    ['Coimbatore', 11.0183, 76.9725, '641037'],
    ['Chennai, Park Town', 13.0817, 80.2753, '600003'],
    ['Ooty', 11.41, 76.69, '643006'],
  ])(
    '[7.geocoder] [d14.geocoder] in %s has the nearest pincode',
    async (_name, latitude, longitude, pincode) => {
      expect(await suggest(latitude, longitude)).toEqual({ status: 1, message: '', pincode });
    },
  );

  it.each([
    ['Bengaluru', 12.97, 77.59],
    ['Thiruvananthapuram', 8.52, 76.94],
    ['the other side of the earth', -33.9, -151.2],
  ])(
    'in %s has no pincode, and the message says where the shop delivers',
    async (_name, latitude, longitude) => {
      expect(await suggest(latitude, longitude)).toEqual({
        status: 2,
        message: 'We deliver in Tamil Nadu only.',
        pincode: '',
      });
    },
  );
});

describe('a geocoder of its own', () => {
  it.each([
    ['642001', { status: 1, message: '', pincode: '642001' }],
    ['699999', { status: 2, message: 'We deliver in Tamil Nadu only.', pincode: '' }],
  ])('whose pincode is %s suggests it only if the shop knows it', async (found, expected) => {
    const app = await buildApp({ ...shop, geocoder: { findPincode: async () => found } });
    const point = { latitude: 11.0183, longitude: 76.9725 };
    const { data } = await doAs({ ...shop, app }, guest, pincodeNearby, point);
    await app.close();
    expect(data).toEqual(expected);
  });
});

describe('an order to a pincode that is not served', () => {
  afterEach(() => shop.ask('pincode', 'serve', 'Coimbatore'));

  it.each([
    ['Cash On Delivery', OrderConfirm, 'COD'],
    ['online', webOrderConfirm, 'Online'],
  ] as const)('is refused, %s, and leaves the cart as it was', async (_name, call, payment_type) => {
    const { actor, addressId } = await makeBuyer(shop, lines);
    await shop.ask('pincode', 'stop', '641002');
    const order = { shipping_address_id: addressId, payment_type };
    const result = await callAs(shop, actor, call, order, { key: randomUUID() });
    expect(result).toMatchObject({ status: 409, error: { code: 'not_served' } });
    expect((await doAs(shop, actor, cartlisting, {})).data.cart_list.length).toBeGreaterThan(0);
    await shop.ask('pincode', 'serve', '641002');
    expect((await callAs(shop, actor, call, order, { key: randomUUID() })).status).toBe(200);
  });

  it('is announced by the address in the list', async () => {
    const { actor } = await makeBuyer(shop, lines);
    const served = async () => (await doAs(shop, actor, addresslisting, {})).data.addresslist[0]?.served;
    expect(await served()).toBe('1');
    await shop.ask('pincode', 'stop', '641002');
    expect(await served()).toBe('0');
  });

  it('is accepted while the operator has not set any served place', async () => {
    const { actor, addressId } = await makeBuyer(shop, lines);
    const served = ['Coimbatore', 'Chennai', 'Madurai', 'Tiruchirappalli', 'Salem'];
    await shop.ask('pincode', 'stop', ...served);
    const order = { shipping_address_id: addressId, payment_type: 'COD' as const };
    expect((await callAs(shop, actor, OrderConfirm, order, { key: randomUUID() })).status).toBe(200);
    await shop.ask('pincode', 'serve', ...served);
  });
});
