import { eq } from 'drizzle-orm';
import { cartcheck, cartempty } from '@/lib/contract/shop/cart';
import { orderlisting } from '@/lib/contract/shop/orders';
import { ShopError } from '@/lib/domain/errors';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { pincodes } from '@/shop-api/db/schema/content';
import { localPaymentLinks } from '@/shop-api/db/schema/local-payments';
import { payments } from '@/shop-api/db/schema/payments';
import { type Buyer, confirmOrder } from '@/shop-api/testing/buyers';
import { askToPay, comeBack, deliver, lookAfterPayments, openPage, press } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart } from '@/shop-api/testing/shoppers';
import { checkDuePayments } from './check-due';

const LATE_MS = 3 * 60_000;

const world = sampledShop({
  products: 1,
  asSampled: { stock: 2, active: true, pricePaise: 10_000, offerPaise: 0, variantName: '500' },
});
const { newBuyer } = world;

afterEach(() => jest.restoreAllMocks());

const ordersOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, orderlisting, {})).data.orderlist;

const stock = () => world.stockOf(0);

async function stateOf({ actor }: Buyer): Promise<string | undefined> {
  const [payment] = await world.shop.db.select().from(payments).where(eq(payments.customerId, actor.id));
  return payment?.state;
}

/** Whether the provider was asked to send the money back. */
async function isRefunded(page: string): Promise<boolean> {
  const linkId = page.split('/').at(-1) ?? '';
  const [link] = await world.shop.db.select().from(localPaymentLinks).where(eq(localPaymentLinks.id, linkId));
  return link?.refundId !== null;
}

/** Payments whose money comes when their hold is over; answers their pages. */
async function payLate(...buyers: Buyer[]): Promise<string[]> {
  const pages: string[] = [];
  for (const buyer of buyers) {
    const page = await openPage(world.shop, buyer);
    await press(world.shop, page, 'late');
    pages.push(page);
  }
  world.shop.clock.forwardMs(PAYMENT_HOLD_MS);
  await lookAfterPayments(world.shop);
  for (const buyer of buyers) expect(await stateOf(buyer)).toBe('expired');
  return pages;
}

async function moneyComes(): Promise<void> {
  world.shop.clock.forwardMs(LATE_MS);
  await deliver(world.shop);
  await lookAfterPayments(world.shop);
}

it('the cart check names a payment that is open, of the own cart only, until another order takes its place', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  const openOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, cartcheck, {})).data.open_payment;
  expect(await openOf(buyer)).toBe(0);
  await openPage(world.shop, buyer);
  expect([await openOf(buyer), await openOf(other)]).toEqual([200, 0]);
  expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
  expect(await openOf(buyer)).toBe(0);
});

describe('money that comes when the hold is over', () => {
  it('and must go back is told of while its provider is not configured, and goes back once it is', async () => {
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
    await lookAfterPayments(world.shop);
    expect([await stateOf(buyer), await isRefunded(page)]).toEqual(['refunded', true]);
  });

  it('claims the stock again and is an order', async () => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    expect(await stock()).toBe(2);
    await moneyComes();
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stock()).toBe(0);
    expect(await comeBack(world.shop, buyer)).toMatchObject({ payment_status: 'paid' });
    expect(await isRefunded(page)).toBe(false);
  });

  it('goes back, all of it and once, when the stock is gone', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const [page = ''] = await payLate(buyer);
    expect((await confirmOrder(world.shop, other)).status).toBe(200);
    await moneyComes();
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'refund' });
    expect([await isRefunded(page), await stateOf(buyer), await stock()]).toEqual([true, 'refunded', 0]);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('goes back when the promotion credit it counted on is used', async () => {
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
  ])('goes back when what was paid for %s, as a new order would be refused', async (_title, change) => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    await change();
    expect((await confirmOrder(world.shop, buyer)).error?.code).toMatch(/^(cart_changed|not_served)$/);
    await moneyComes();
    expect([await isRefunded(page), await ordersOf(buyer)]).toEqual([true, []]);
    await world.shop.db.update(pincodes).set({ served: null }).where(eq(pincodes.cityName, 'Coimbatore'));
  });

  it('goes back when the shopper has ordered it meanwhile, or wants it no more', async () => {
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

  it('goes back when the shopper has ordered it meanwhile, and has filled the cart with it again', async () => {
    await world.change({ stock: 50 });
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    world.shop.clock.forwardMs(1_000);
    expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
    await fillCart(world.shop, buyer.actor, [{ productId: world.id(0), quantity: 2 }]);
    await moneyComes();
    expect([await isRefunded(page), (await ordersOf(buyer)).length, await stock()]).toEqual([true, 1, 48]);
  });

  it('goes back when the shopper is about to pay anew', async () => {
    const buyer = await newBuyer();
    const [late = ''] = await payLate(buyer);
    const page = await openPage(world.shop, buyer);
    await moneyComes();
    expect(await isRefunded(late)).toBe(true);
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    expect([(await ordersOf(buyer)).length, await stock()]).toEqual([1, 0]);
  });

  it('that is not what was asked for goes back too', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    await world.shop.db.update(localPaymentLinks).set({ amountPaise: 100 });
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    await lookAfterPayments(world.shop);
    expect([await isRefunded(page), await stock(), (await ordersOf(buyer)).length]).toEqual([true, 2, 0]);
  });
});

describe('a provider that does not answer', () => {
  const provider = () => {
    if (!world.shop.payments) throw new Error('the shop has no payments');
    return world.shop.payments;
  };

  it('when a page is asked for leaves the cart whole; the same order again gets its page', async () => {
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

  it('when a hold ends is asked again later, and the stock is free at once', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    world.shop.clock.forwardMs(PAYMENT_HOLD_MS);
    const silent = jest.spyOn(provider(), 'findLink').mockRejectedValueOnce(new ShopError('unavailable'));
    await expect(lookAfterPayments(world.shop)).rejects.toMatchObject({ code: 'unavailable' });
    expect([await stateOf(buyer), await stock()]).toEqual(['expired', 2]);
    silent.mockRestore();
    world.shop.clock.forwardMs(30_000);
    await lookAfterPayments(world.shop);
    expect(await press(world.shop, page, 'pay')).toBe('');
  });

  it('when money has to go back is asked until it does', async () => {
    const buyer = await newBuyer();
    const [page = ''] = await payLate(buyer);
    await doAs(world.shop, buyer.actor, cartempty, {});
    const refusing = jest.spyOn(provider(), 'refund').mockRejectedValueOnce(new ShopError('unavailable'));
    await expect(moneyComes()).rejects.toMatchObject({ code: 'unavailable' });
    expect([await stateOf(buyer), await isRefunded(page)]).toEqual(['refund_due', false]);
    refusing.mockRestore();
    world.shop.clock.forwardMs(LATE_MS);
    await lookAfterPayments(world.shop);
    expect([await stateOf(buyer), await isRefunded(page)]).toEqual(['refunded', true]);
  });
});
