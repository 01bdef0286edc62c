import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cartcheck, cartlisting } from '@/lib/contract/shop/cart';
import { orderSettings, promotionOffer } from '@/lib/contract/shop/content';
import { getUserOrderId, orderdetails, orderlisting, webOrderResult } from '@/lib/contract/shop/orders';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { products } from '@/shop-api/db/schema/catalogue';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
} from '@/shop-api/testing/buyers';
import { askToPay, comeBack, deliver, lookAfterPayments, openPage, press } from '@/shop-api/testing/paying';
import { callAs, doAs, fillCart, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
let ids: number[];
const id = (index: number) => ids[index] ?? 0;

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 2);
});
beforeEach(() =>
  changeProducts(shop.db, ids, { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 }),
);
afterAll(() => shop.close());

/** With two of the first product, at ₹100 each, in the cart. */
const newBuyer = () => makeBuyer(shop, [{ productId: id(0), quantity: 2 }]);
const cartOf = async ({ actor }: Buyer) => (await doAs(shop, actor, cartlisting, {})).data.cart_list;
const ordersOf = async ({ actor }: Buyer) => (await doAs(shop, actor, orderlisting, {})).data.orderlist;
const creditOf = async ({ actor, mobile }: Buyer) =>
  (await doAs(shop, actor, promotionOffer, { reg_mobile_no: mobile })).message.amount;

async function stockOf(index: number): Promise<number | undefined> {
  const [row] = await shop.db
    .select()
    .from(products)
    .where(eq(products.id, id(index)));
  return row?.stock;
}

describe('an online order', () => {
  it('[3.order.placed] holds its stock and leaves the cart whole until it is paid, then it is an order', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    expect(await stockOf(0)).toBe(48);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 2, stock_availability: 50 }]);
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await comeBack(shop, buyer)).toEqual({ payment_status: 'pending' });

    const returned = await press(shop, page, 'pay');
    await deliver(shop);
    const told = await comeBack(shop, buyer, returned);
    const last = await doAs(shop, buyer.actor, getUserOrderId, {});
    expect(told).toEqual({ payment_status: 'paid', invoice_id: last.order_id });
    expect(last).toMatchObject({ cart_total_price: 200, discount_amount: 0 });
    const details = await doAs(shop, buyer.actor, orderdetails, { order_id: last.order_id });
    expect(details).toMatchObject({
      payment_type: 'Online',
      delivery_status: 'Pending',
      orderdetails: [{ quantity: 2, price: 100, total_order_price: 200 }],
      shipping_detail: { customer_pincode: '641002' },
    });
    expect(await cartOf(buyer)).toEqual([]);
    expect(await stockOf(0)).toBe(48);
    await shop.deliverSms();
    expect(shop.sent.filter(({ mobile }) => mobile === buyer.mobile)).toHaveLength(1);
  });

  it('is settled by coming back alone, by the webhook alone, and by nothing but asking', async () => {
    const [first, second, third] = [await newBuyer(), await newBuyer(), await newBuyer()];
    const returned = await press(shop, await openPage(shop, first), 'pay');
    expect(await comeBack(shop, first, returned)).toMatchObject({ payment_status: 'paid' });
    await press(shop, await openPage(shop, second), 'pay');
    await deliver(shop);
    expect(await ordersOf(second)).toHaveLength(1);
    await press(shop, await openPage(shop, third), 'pay');
    shop.clock.forwardMs(60_000);
    await lookAfterPayments(shop);
    expect(await ordersOf(third)).toHaveLength(1);
    await deliver(shop);
    for (const buyer of [first, second, third]) expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('takes out of the cart what was paid, and nothing that was added meanwhile', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    await fillCart(shop, buyer.actor, [
      { productId: id(0), quantity: 3 },
      { productId: id(1), quantity: 1 },
    ]);
    await press(shop, page, 'pay');
    await deliver(shop);
    expect(await cartOf(buyer)).toMatchObject([
      { product_id: id(0), quantity: 1 },
      { product_id: id(1), quantity: 1 },
    ]);
  });

  it('keeps the last unit for its shopper, whose cart stays orderable, and from everybody else', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    await changeProducts(shop.db, ids, { stock: 2 });
    await openPage(shop, buyer);
    expect((await doAs(shop, buyer.actor, cartcheck, {})).data).toMatchObject({
      outOfStock: [],
      totalPrice: 200,
    });
    expect((await askToPay(shop, other)).error?.code).toBe('out_of_stock');
    expect((await confirmOrder(shop, buyer)).status).toBe(200);
  });

  it('lets its shopper change the cart for as long as it holds the last units', async () => {
    const buyer = await newBuyer();
    await changeProducts(shop.db, ids, { stock: 2 });
    await openPage(shop, buyer);
    await fillCart(shop, buyer.actor, [{ productId: id(0), quantity: 1 }]);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1, stock_availability: 2 }]);
    await fillCart(shop, buyer.actor, [{ productId: id(0), quantity: 3 }]);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 2 }]);
    expect((await confirmOrder(shop, buyer)).status).toBe(200);
  });
});

describe('an online order that is not paid', () => {
  it('gives stock and promotion credit back when the bank declines, and the cart can be ordered again', async () => {
    const buyer = await newBuyer();
    await shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
    const page = await openPage(shop, buyer);
    expect(await creditOf(buyer)).toBe(50);
    const returned = await press(shop, page, 'fail');
    await deliver(shop);
    expect(await comeBack(shop, buyer, returned)).toEqual({ payment_status: 'failed' });
    expect([await stockOf(0), await creditOf(buyer)]).toEqual([50, 50]);
    expect(await cartOf(buyer)).toHaveLength(1);
    expect((await confirmOrder(shop, buyer, { expected_total: 150 })).status).toBe(200);
    expect(await creditOf(buyer)).toBe(0);
  });

  it('is over at once when the shopper leaves the page, and its page cannot be paid any more', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    const returned = await press(shop, page, 'abandon');
    expect(await comeBack(shop, buyer, returned)).toEqual({ payment_status: 'failed' });
    expect(await stockOf(0)).toBe(50);
    expect(await press(shop, page, 'pay')).toBe('');
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('holds for 15 minutes and no longer', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    shop.clock.forwardMs(PAYMENT_HOLD_MS - 1);
    await lookAfterPayments(shop);
    expect(await stockOf(0)).toBe(48);
    shop.clock.forwardMs(1);
    await lookAfterPayments(shop);
    expect(await stockOf(0)).toBe(50);
    expect(await comeBack(shop, buyer)).toEqual({ payment_status: 'failed' });
    expect(await cartOf(buyer)).toHaveLength(1);
    expect(await press(shop, page, 'pay')).toBe('');
  });
});

describe('the same intent', () => {
  it('answers the same page, sent again or meant again', async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    const pages = [
      await askToPay(shop, buyer, {}, key),
      await askToPay(shop, buyer, {}, key),
      await askToPay(shop, buyer),
    ].map(({ answer }) => answer?.data.web_link);
    expect(pages[0]).toMatch(/^https:\/\/pay\.example\/payments\/local\/locallink_/);
    expect(new Set(pages).size).toBe(1);
    expect(await stockOf(0)).toBe(48);
  });

  it('of another cart is another page, and money for the first one goes back', async () => {
    const buyer = await newBuyer();
    const first = await openPage(shop, buyer);
    await fillCart(shop, buyer.actor, [{ productId: id(0), quantity: 5 }]);
    const second = await openPage(shop, buyer);
    expect(second).not.toBe(first);
    expect(await stockOf(0)).toBe(45);
    const returned = await press(shop, first, 'pay');
    await deliver(shop);
    await lookAfterPayments(shop);
    expect(await comeBack(shop, buyer, returned)).toEqual({ payment_status: 'refund' });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stockOf(0)).toBe(45);
  });

  it('is over when the shopper pays on delivery instead', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    expect((await confirmOrder(shop, buyer)).status).toBe(200);
    expect(await stockOf(0)).toBe(48);
    await press(shop, page, 'pay');
    await deliver(shop);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await comeBack(shop, buyer)).toEqual({ payment_status: 'refund' });
  });
});

describe('an online payment is refused', () => {
  it('when the promotion covers the order: nothing is left to pay', async () => {
    const buyer = await newBuyer();
    await shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 20_000 });
    expect(await askToPay(shop, buyer)).toMatchObject({ status: 400, error: { field: 'payment_type' } });
    expect(await stockOf(0)).toBe(50);
  });

  it('for a total the shopper was not shown', async () => {
    const buyer = await newBuyer();
    expect((await askToPay(shop, buyer, { expected_total: 199 })).error?.code).toBe('cart_changed');
    expect(await stockOf(0)).toBe(50);
  });

  it('by a shop that is set up for none, which says so', async () => {
    const cashOnly = await openTestShop({ makePayments: () => undefined });
    const [productId = 0] = await firstProductIds(cashOnly.db, 1);
    const buyer = await makeBuyer(cashOnly, [{ productId, quantity: 9 }]);
    expect(await askToPay(cashOnly, buyer)).toMatchObject({ status: 400, error: { field: 'payment_type' } });
    const takes = async (of: TestShop) =>
      (await doAs(of, newGuest(), orderSettings, {})).data[0]?.online_payment;
    expect([await takes(cashOnly), await takes(shop)]).toEqual(['0', '1']);
    await cashOnly.close();
  });

  it('to be told to somebody else, and a forged way back is not believed', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    const returned = await press(shop, await openPage(shop, meena), 'abandon');
    const asked = await callAs(shop, kumar.actor, webOrderResult, { returned });
    expect(asked).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const forged = returned.replace('cancelled', 'paid');
    expect((await callAs(shop, meena.actor, webOrderResult, { returned: forged })).error?.code).toBe(
      'forbidden',
    );
    expect(await comeBack(shop, meena)).toEqual({ payment_status: 'pending' });
  });
});
