import { eq } from 'drizzle-orm';
import { cartcheck, cartempty } from '@/lib/contract/shop/cart';
import { orderlisting } from '@/lib/contract/shop/orders';
import { ShopError } from '@/lib/domain/errors';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { pincodes } from '@/shop-api/db/schema/content';
import { type Buyer, confirmOrder } from '@/shop-api/testing/buyers';
import { LATE_MS, latePayments } from '@/shop-api/testing/late-payments';
import { askToPay, checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart } from '@/shop-api/testing/shoppers';
import { checkDuePayments } from './check-due';

const world = sampledShop({
  products: 1,
  asSampled: { stock: 2, active: true, pricePaise: 10_000, offerPaise: 0, variantName: '500' },
});
const { newBuyer } = world;
const { stateOf, isRefunded, payLate, moneyComes } = latePayments(world);

afterEach(() => jest.restoreAllMocks());

const ordersOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, orderlisting, {})).data.orderlist;

const stock = () => world.stockOf(0);

it('the cart check reports the customer’s own open payment until another order replaces it', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  const openOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, cartcheck, {})).data.open_payment;
  expect(await openOf(buyer)).toBe(0);
  await openPage(world.shop, buyer);
  expect([await openOf(buyer), await openOf(other)]).toEqual([200, 0]);
  expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
  expect(await openOf(buyer)).toBe(0);
});

describe('a payment that arrives after the hold has ended', () => {
  it('is reported as a due refund while its provider is not configured, and refunded once it is', async () => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    await doAs(world.shop, buyer.actor, cartempty, {});
    world.shop.clock.forwardMs(LATE_MS);
    await deliver(world.shop);
    const failures: unknown[] = [];
    const onError = (error: unknown) => failures.push(error);
    await checkDuePayments({ ...world.shop, payments: undefined }, { onError });
    expect(failures).toEqual([
      expect.objectContaining({ message: expect.stringContaining('a refund is due at local') }),
    ]);
    expect(await stateOf(buyer)).toBe('refund_due');
    world.shop.clock.forwardMs(LATE_MS);
    await checkPayments(world.shop);
    expect([await stateOf(buyer), await isRefunded(page)]).toEqual(['refunded', true]);
  });

  it('claims the stock again and becomes an order', async () => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    expect(await stock()).toBe(2);
    await moneyComes();
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stock()).toBe(0);
    expect(await comeBack(world.shop, buyer)).toMatchObject({ payment_status: 'paid' });
    expect(await isRefunded(page)).toBe(false);
  });

  it('is refunded in full and once when the stock is gone', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const [page = ''] = await payLate(buyer);
    expect((await confirmOrder(world.shop, other)).status).toBe(200);
    await moneyComes();
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'refund' });
    expect([await isRefunded(page), await stateOf(buyer), await stock()]).toEqual([true, 'refunded', 0]);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('is refunded when its promotion credit has been used', async () => {
    const buyer = await newBuyer();
    await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
    const [page = ''] = await payLate(buyer);
    await world.shop.db
      .update(promotionCredits)
      .set({ amountPaise: 4_999 })
      .where(eq(promotionCredits.mobile, buyer.mobile));
    await moneyComes();
    expect([await isRefunded(page), await stock()]).toEqual([true, 2]);
  });

  const stopDelivery = () =>
    world.shop.db.update(pincodes).set({ served: false }).where(eq(pincodes.cityName, 'Coimbatore'));

  it.each<[string, () => Promise<unknown>]>([
    ['is sold no more', () => world.change({ active: false })],
    ['is another pack now', () => world.change({ variantName: '250' })],
    ['goes where the shop does not deliver any more', stopDelivery],
  ])('is refunded when a paid product %s, as a new order would be refused', async (_title, change) => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    await change();
    expect((await confirmOrder(world.shop, buyer)).error?.code).toMatch(/^(cart_changed|not_served)$/);
    await moneyComes();
    expect([await isRefunded(page), await ordersOf(buyer)]).toEqual([true, []]);
    await world.shop.db.update(pincodes).set({ served: null }).where(eq(pincodes.cityName, 'Coimbatore'));
  });

  it('is refunded when the shopper has ordered meanwhile, or has changed the cart', async () => {
    await world.change({ stock: 50 });
    const [ordered, emptied] = [await newBuyer(), await newBuyer()];
    const pages = await payLate(ordered, emptied);
    expect((await confirmOrder(world.shop, ordered)).status).toBe(200);
    await doAs(world.shop, emptied.actor, cartempty, {});
    await moneyComes();
    expect(await Promise.all(pages.map(isRefunded))).toEqual([true, true]);
    expect([(await ordersOf(ordered)).length, (await ordersOf(emptied)).length, await stock()]).toEqual([
      1, 0, 48,
    ]);
  });

  it('is refunded when the shopper has ordered meanwhile and filled the cart again', async () => {
    await world.change({ stock: 50 });
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    world.shop.clock.forwardMs(1_000);
    expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
    await fillCart(world.shop, buyer.actor, [{ productId: world.id(0), quantity: 2 }]);
    await moneyComes();
    expect([await isRefunded(page), (await ordersOf(buyer)).length, await stock()]).toEqual([true, 1, 48]);
  });

  it('is refunded when the shopper has started another payment', async () => {
    const buyer = await newBuyer();
    const [late = ''] = await payLate(buyer);
    const page = await openPage(world.shop, buyer);
    await moneyComes();
    expect(await isRefunded(late)).toBe(true);
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    expect([(await ordersOf(buyer)).length, await stock()]).toEqual([1, 0]);
  });
});

describe('a provider that does not respond', () => {
  const provider = () => {
    if (!world.shop.payments) throw new Error('the shop has no payments');
    return world.shop.payments;
  };

  it('when creating a page leaves the cart unchanged; repeating the order gets a page', async () => {
    const buyer = await newBuyer();
    jest.spyOn(provider(), 'createLink').mockRejectedValueOnce(new ShopError('payment_link_failed'));
    expect(await askToPay(world.shop, buyer)).toMatchObject({
      status: 502,
      error: { code: 'payment_link_failed' },
    });
    expect(await stock()).toBe(0);
    const page = await openPage(world.shop, buyer);
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('when the shopper comes back leaves the payment pending', async () => {
    const buyer = await newBuyer();
    const returned = await press(world.shop, await openPage(world.shop, buyer), 'pay');
    const silent = jest.spyOn(provider(), 'findLink').mockRejectedValueOnce(new ShopError('unavailable'));
    expect(await comeBack(world.shop, buyer, returned)).toEqual({ payment_status: 'pending' });
    silent.mockRestore();
    expect(await comeBack(world.shop, buyer, returned)).toMatchObject({ payment_status: 'paid' });
  });

  it('when a hold ends is asked again later, and the stock is released at once', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    world.shop.clock.forwardMs(PAYMENT_HOLD_MS);
    const silent = jest.spyOn(provider(), 'findLink').mockRejectedValueOnce(new ShopError('unavailable'));
    await expect(checkPayments(world.shop)).rejects.toMatchObject({ code: 'unavailable' });
    expect([await stateOf(buyer), await stock()]).toEqual(['expired', 2]);
    silent.mockRestore();
    world.shop.clock.forwardMs(30_000);
    await checkPayments(world.shop);
    expect(await press(world.shop, page, 'pay')).toBe('');
  });

  it('when a refund is due is asked until it succeeds', async () => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    await doAs(world.shop, buyer.actor, cartempty, {});
    const refusing = jest.spyOn(provider(), 'refund').mockRejectedValueOnce(new ShopError('unavailable'));
    await expect(moneyComes()).rejects.toMatchObject({ code: 'unavailable' });
    expect([await stateOf(buyer), await isRefunded(page)]).toEqual(['refund_due', false]);
    refusing.mockRestore();
    world.shop.clock.forwardMs(LATE_MS);
    await checkPayments(world.shop);
    expect([await stateOf(buyer), await isRefunded(page)]).toEqual(['refunded', true]);
  });
});
