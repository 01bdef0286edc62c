import { getproductsdetails, searchproduct, todayspecial } from '@/lib/contract/shop/catalogue';
import { promotionOffer } from '@/lib/contract/shop/content';
import { pincodeAvailability } from '@/lib/contract/shop/delivery';
import { profile } from '@/lib/contract/shop/identity';
import { orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const SLUG = 'country-tomato';
const guest = newGuest();

async function productPage(slug = SLUG) {
  const { answer } = await callAs(shop, guest, getproductsdetails, { product_id: slug });
  return answer?.products[0];
}

const events = () => shop.newStorefrontEvents();
beforeEach(events);

async function newOrder() {
  const [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { pricePaise: 4000, offerPaise: 0, stock: 50 });
  const buyer = await makeBuyer(shop, [{ productId, quantity: 5 }]);
  const placed = await confirmOrder(shop, buyer);
  return { buyer, id: placed.answer?.data.invoice_id ?? '' };
}

describe('price and stock', () => {
  it('are set for one product, and the storefront is notified of it and its other packs', async () => {
    expect(await shop.operate('price', 'set', SLUG, '30', '--offer', '24.50')).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await shop.operate('stock', 'set', SLUG, '7')).toMatchObject({ code: 0 });
    const now = { actual_price: 30, selling_price: 24.5, stock_availability: 7 };
    expect(await productPage()).toMatchObject(now);
    expect(await events()).toEqual(
      expect.arrayContaining([
        { kind: 'product', slug: SLUG, category: 'vegetables' },
        { kind: 'product', slug: 'country-tomato-1-kg', category: 'vegetables' },
      ]),
    );
  });

  it('are changed by adding and taking', async () => {
    await shop.ask('stock', 'set', SLUG, '10');
    await shop.ask('stock', 'add', SLUG, '5');
    expect(await shop.ask('stock', 'take', SLUG, '3')).toMatchObject({ stock_availability: 12 });
    const refused = await shop.operate('stock', 'take', SLUG, '13');
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('fewer packs') });
    expect((await productPage())?.stock_availability).toBe(12);
  });

  it.each([
    [['stock', 'add', SLUG, '-5'], 'count: must be a whole number such as 40'],
    [['price', 'set', SLUG, '-5'], 'price: must be rupees such as 45 or 45.50'],
    [['price', 'set', SLUG, '5', '--offer', '-5'], 'offer: must be rupees such as 45 or 45.50'],
    [['stock', 'set', SLUG, '12345678901234567890'], 'count: must be at most 1000000'],
    [['price', 'set', SLUG, '12345678901234567890'], 'price: must be at most 1000000 rupees'],
  ])('with %j are refused with one line that says what is expected', async (words, problem) => {
    expect(await shop.operate(...words)).toEqual({
      code: 1,
      out: '',
      err: `Invalid input:\n  ${problem}`,
    });
  });

  it('keep the offer below the price, and an offer of 0 ends it', async () => {
    await shop.ask('price', 'set', SLUG, '30', '--offer', '24');
    const refused = await shop.operate('price', 'set', SLUG, '20');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--offer') });
    expect(await productPage()).toMatchObject({ actual_price: 30, selling_price: 24 });
    await shop.ask('price', 'set', SLUG, '20', '--offer', '0');
    expect(await productPage()).toMatchObject({ actual_price: 20, selling_price: 0 });
  });

  it.each([
    ['price', 'set', SLUG, '12.345'],
    ['price', 'set', SLUG, '0'],
    ['price', 'set', SLUG, 'ten'],
    ['stock', 'set', SLUG, '1.5'],
    ['stock', 'set', 'Country Tomato', '1'],
    ['stock', 'set', 'no-such-product', '1'],
  ])('with %s %s %s %s are refused, and nothing changes', async (...words) => {
    const before = await productPage();
    expect(await shop.operate(...words)).toMatchObject({ code: 1, out: '' });
    expect(await productPage()).toEqual(before);
    expect(await events()).toEqual([]);
  });
});

describe('a product', () => {
  it('is withdrawn, with the storefront notified at once, and restored', async () => {
    await shop.ask('product', 'withdraw', 'ginger');
    expect((await callAs(shop, guest, getproductsdetails, { product_id: 'ginger' })).status).toBe(404);
    expect(await events()).toContainEqual({
      kind: 'withdrawn',
      slug: 'ginger',
      category: expect.any(String),
    });
    await shop.ask('product', 'restore', 'ginger');
    expect((await productPage('ginger'))?.product_slug).toBe('ginger');
  });

  it('is replaced in lists by another pack of the same produce until it is restored', async () => {
    const packs = async () => {
      const { data } = await doAs(shop, guest, searchproduct, { key: 'country tomato', search_list: '0' });
      return data.searchproducts.map((row) => row.product_slug).filter((slug) => slug.startsWith(SLUG));
    };
    expect(await packs()).toEqual([SLUG]);
    await shop.ask('product', 'withdraw', SLUG);
    expect(await packs()).toEqual(['country-tomato-250-g']);
    await shop.ask('product', 'restore', SLUG);
    expect(await packs()).toEqual([SLUG]);
  });

  it('is found by words of its name, with any characters', async () => {
    const found = await shop.operate('product', 'list', '--search', 'country tom');
    expect(found.out).toContain(SLUG);
    expect((await shop.operate('product', 'list', '--search', 'நாட்டு தக்')).out).toContain(SLUG);
    expect((await shop.operate('product', 'list', '--search', "%_'\\")).out).toBe('No product matches.');
  });

  it("is today's special if it is in the given list", async () => {
    await shop.ask('special', 'set', 'ginger', SLUG);
    const { answer } = await callAs(shop, guest, todayspecial, {});
    expect(answer?.todayspecial.map((row) => row.product_slug).sort()).toEqual([SLUG, 'ginger']);
    expect(await events()).toContainEqual({ kind: 'specials' });
  });

  it('is removed from all specials only with --none', async () => {
    await shop.ask('special', 'set', SLUG);
    for (const words of [[], [SLUG, '--none']]) {
      const refused = await shop.operate('special', 'set', ...words);
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--none') });
    }
    expect(await shop.ask('special', 'set', '--none')).toEqual({ products: [] });
    const { answer } = await callAs(shop, guest, todayspecial, {});
    expect(answer?.todayspecial).toEqual([]);
  });
});

describe('an order', () => {
  it('moves forward only, one step at a time, each with its tracking entry', async () => {
    const { buyer, id } = await newOrder();
    expect(await shop.operate('order', 'move', id, 'Order Delivered')).toMatchObject({
      code: 1,
      err: expect.stringContaining('"Pending" and cannot become "Order Delivered"'),
    });
    const way = ORDER_STATUSES.filter((status) => status !== 'Order Cancelled');
    for (const status of way.slice(1)) {
      shop.clock.forwardMs(60_000);
      expect(await shop.operate('order', 'move', id, status)).toMatchObject({ code: 0 });
    }
    expect((await shop.operate('order', 'move', id, 'Confirm')).code).toBe(1);
    const tracking = await doAs(shop, buyer.actor, trackorder, { order_id: id });
    expect(tracking.data.map((entry) => entry.delivery_status)).toEqual(way);
    const { data } = await doAs(shop, buyer.actor, orderlisting, {});
    expect(data).toMatchObject({ delivery_status: ['Order Return'], delivery_date: ['2026-11-21'] });
  });

  it('is not delivered before it was placed', async () => {
    const { id } = await newOrder();
    const move = ['order', 'move', id, 'Confirm', '--delivery-date'];
    expect(await shop.operate(...move, '2026-11-20')).toMatchObject({
      code: 1,
      err: expect.stringContaining('was placed on 2026-11-21 and cannot be delivered on 2026-11-20'),
    });
    expect(await shop.operate(...move, '2026-11-21')).toMatchObject({ code: 0 });
  });

  it('is listed by status and customer, and shown with all data for packing and delivery', async () => {
    const { buyer, id } = await newOrder();
    const listed = await shop.ask('order', 'list', '--status', 'Pending', '--mobile', buyer.mobile);
    expect(listed).toMatchObject({ orders: [{ order_id: id, customer_mobile: buyer.mobile }] });
    expect((await shop.operate('order', 'list', '--status', 'Confirm')).out).not.toContain(id);
    const readOut = id.toLowerCase().replace(/0/g, 'o');
    const { out } = await shop.operate('order', 'show', readOut);
    for (const word of [id, '12 Car Street', '641002', 'Country Tomato', 'Pending', 'COD']) {
      expect(out).toContain(word);
    }
    expect(await shop.operate('order', 'show', 'KD0000000000')).toMatchObject({ code: 1 });
  });
});

describe('a customer', () => {
  it('is refused everywhere while suspended, and can continue when restored', async () => {
    const { buyer } = await newOrder();
    await shop.ask('customer', 'suspend', buyer.mobile);
    expect((await callAs(shop, buyer.actor, profile, {})).error?.code).toBe('suspended');
    const again = await shop.operate('customer', 'suspend', buyer.mobile);
    expect(again.out).toMatch(/Suspended: +since 2026-11-21/);
    await shop.ask('customer', 'restore', buyer.mobile);
    expect((await callAs(shop, buyer.actor, profile, {})).status).toBe(200);
  });

  it('with an unknown mobile is not found', async () => {
    expect(await shop.operate('customer', 'suspend', '9000000001')).toMatchObject({ code: 1 });
  });

  it('gets promotion credit, added or set', async () => {
    const { buyer } = await newOrder();
    await shop.ask('promotion', 'add', buyer.mobile, '50');
    await shop.ask('promotion', 'add', buyer.mobile, '25.50');
    const offer = () => doAs(shop, buyer.actor, promotionOffer, { reg_mobile_no: buyer.mobile });
    expect((await offer()).message.amount).toBe(75.5);
    await shop.ask('promotion', 'set', buyer.mobile, '0');
    expect((await offer()).message.amount).toBe(0);
    expect((await shop.operate('promotion', 'add', buyer.mobile, '0')).code).toBe(1);
  });
});

describe('the places served', () => {
  const status = async (pincode: string) =>
    (await doAs(shop, guest, pincodeAvailability, { pincode })).data.status;

  it('are whole districts and single pincodes', async () => {
    expect(await status('641002')).toBe(1);
    await shop.ask('pincode', 'stop', '641002');
    expect([await status('641002'), await status('641001')]).toEqual([400, 1]);
    expect(await events()).toEqual([{ kind: 'settings' }]);
    await shop.ask('pincode', 'stop', 'coimbatore');
    expect(await status('641001')).toBe(400);
    await shop.ask('pincode', 'serve', '641001');
    expect([await status('641002'), await status('641001')]).toEqual([400, 1]);
    await shop.ask('pincode', 'serve', 'Coimbatore');
    expect([await status('641002'), await status('641001')]).toEqual([1, 1]);
  });

  it('are changed all or not at all', async () => {
    expect((await shop.operate('pincode', 'stop', 'Coimbatore', '641001', '110001')).code).toBe(1);
    expect((await shop.operate('pincode', 'stop', '641001', 'Atlantis')).code).toBe(1);
    expect(await status('641001')).toBe(1);
  });

  it('are counted by district', async () => {
    expect(await shop.ask('pincode', 'list')).toMatchObject({
      districts: expect.arrayContaining([{ name: 'Ariyalur', pincodes: expect.any(Number), served: 0 }]),
    });
  });
});
