import { cartcheck, cartlisting } from '@/lib/contract/shop/cart';
import { orderSettings, promotionOffer } from '@/lib/contract/shop/content';
import { getUserOrderId, orderdetails, orderlisting, webOrderResult } from '@/lib/contract/shop/orders';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { type Buyer, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { askToPay, checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const world = sampledShop({
  products: 2,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { id, newBuyer, stockOf } = world;

const cartOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, cartlisting, {})).data.cart_list;
const ordersOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, orderlisting, {})).data.orderlist;
const creditOf = async ({ actor, mobile }: Buyer) =>
  (await doAs(world.shop, actor, promotionOffer, { reg_mobile_no: mobile })).message.amount;

describe('an online order', () => {
  it('[3.order.placed] [d9.oncePaid] reserves its stock and does not empty the cart until it is paid, then becomes an order', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    expect(await stockOf(0)).toBe(48);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 2, stock_availability: 50 }]);
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'pending' });

    const returned = await press(world.shop, page, 'pay');
    await deliver(world.shop);
    const result = await comeBack(world.shop, buyer, returned);
    const last = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    expect(result).toEqual({ payment_status: 'paid', invoice_id: last.order_id });
    expect(last).toMatchObject({ cart_total_price: 200, discount_amount: 0 });
    const details = await doAs(world.shop, buyer.actor, orderdetails, { order_id: last.order_id });
    expect(details).toMatchObject({
      payment_type: 'Online',
      delivery_status: 'Pending',
      orderdetails: [{ quantity: 2, price: 100, total_order_price: 200 }],
      shipping_detail: { customer_pincode: '641002' },
    });
    const cart = await doAs(world.shop, buyer.actor, cartlisting, {});
    expect(cart.data).toMatchObject({ cart_list: [], ordered_as: last.order_id });
    expect(await stockOf(0)).toBe(48);
    await world.shop.deliverSms();
    expect(world.shop.sent.filter(({ mobile }) => mobile === buyer.mobile)).toHaveLength(1);
  });

  it('is completed by the return alone, by the webhook alone, and by polling alone', async () => {
    const [first, second, third] = [await newBuyer(), await newBuyer(), await newBuyer()];
    const returned = await press(world.shop, await openPage(world.shop, first), 'pay');
    expect(await comeBack(world.shop, first, returned)).toMatchObject({ payment_status: 'paid' });
    await press(world.shop, await openPage(world.shop, second), 'pay');
    await deliver(world.shop);
    expect(await ordersOf(second)).toHaveLength(1);
    await press(world.shop, await openPage(world.shop, third), 'pay');
    world.shop.clock.forwardMs(60_000);
    await checkPayments(world.shop);
    expect(await ordersOf(third)).toHaveLength(1);
    await deliver(world.shop);
    for (const buyer of [first, second, third]) expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('removes the paid quantities from the cart, and nothing added meanwhile', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    await fillCart(world.shop, buyer.actor, [
      { productId: id(0), quantity: 3 },
      { productId: id(1), quantity: 1 },
    ]);
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    expect(await cartOf(buyer)).toMatchObject([
      { product_id: id(0), quantity: 1 },
      { product_id: id(1), quantity: 1 },
    ]);
  });

  it('reserves the last unit for its shopper, whose cart stays orderable, and from everybody else', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    await world.change({ stock: 2 });
    await openPage(world.shop, buyer);
    expect((await doAs(world.shop, buyer.actor, cartcheck, {})).data).toMatchObject({
      outOfStock: [],
      totalPrice: 200,
    });
    expect((await askToPay(world.shop, other)).error?.code).toBe('out_of_stock');
    expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
  });

  it('lets its shopper change the cart while it reserves the last units', async () => {
    const buyer = await newBuyer();
    await world.change({ stock: 2 });
    await openPage(world.shop, buyer);
    await fillCart(world.shop, buyer.actor, [{ productId: id(0), quantity: 1 }]);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 1, stock_availability: 2 }]);
    await fillCart(world.shop, buyer.actor, [{ productId: id(0), quantity: 3 }]);
    expect(await cartOf(buyer)).toMatchObject([{ quantity: 2 }]);
    expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
  });
});

describe('an online order that is not paid', () => {
  it('[d8.givenBack] returns stock and promotion credit when the bank declines, and the cart can be ordered again', async () => {
    const buyer = await newBuyer();
    await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
    const page = await openPage(world.shop, buyer);
    expect(await creditOf(buyer)).toBe(50);
    const returned = await press(world.shop, page, 'fail');
    await deliver(world.shop);
    expect(await comeBack(world.shop, buyer, returned)).toEqual({ payment_status: 'failed' });
    expect([await stockOf(0), await creditOf(buyer)]).toEqual([50, 50]);
    expect(await cartOf(buyer)).toHaveLength(1);
    expect((await confirmOrder(world.shop, buyer, { expected_total: 150 })).status).toBe(200);
    expect(await creditOf(buyer)).toBe(0);
  });

  it('ends at once when the shopper leaves the page, which then cannot be paid any more', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    const returned = await press(world.shop, page, 'abandon');
    expect(await comeBack(world.shop, buyer, returned)).toEqual({ payment_status: 'failed' });
    expect(await stockOf(0)).toBe(50);
    expect(await press(world.shop, page, 'pay')).toBe('');
    expect(await ordersOf(buyer)).toEqual([]);
  });

  it('[d7.hold] [d7.release] [d8.givenBack] reserves for 15 minutes and no longer', async () => {
    const buyer = await newBuyer();
    await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
    const page = await openPage(world.shop, buyer);
    world.shop.clock.forwardMs(PAYMENT_HOLD_MS - 1);
    await checkPayments(world.shop);
    expect(await stockOf(0)).toBe(48);
    world.shop.clock.forwardMs(1);
    await checkPayments(world.shop);
    expect([await stockOf(0), await creditOf(buyer)]).toEqual([50, 50]);
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'failed' });
    expect(await cartOf(buyer)).toHaveLength(1);
    expect(await press(world.shop, page, 'pay')).toBe('');
  });
});

describe('an online payment is refused', () => {
  it('when the promotion covers the order, as nothing is left to pay', async () => {
    const buyer = await newBuyer();
    await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 20_000 });
    expect(await askToPay(world.shop, buyer)).toMatchObject({
      status: 400,
      error: { field: 'payment_type' },
    });
    expect(await stockOf(0)).toBe(50);
  });

  it('for a total the shopper was not shown', async () => {
    const buyer = await newBuyer();
    expect((await askToPay(world.shop, buyer, { expected_total: 199 })).error?.code).toBe('cart_changed');
    expect(await stockOf(0)).toBe(50);
  });

  it.each([-1, 1e308, 'NaN'])('for the invalid total %p', async (total) => {
    const refused = await askToPay(world.shop, await newBuyer(), { expected_total: total as number });
    expect(refused).toMatchObject({ status: 400, error: { code: 'bad_request', field: 'expected_total' } });
  });

  it('by a shop without online payment, which says so', async () => {
    const cashOnly = await openTestShop({ makePayments: () => undefined });
    const [productId = 0] = await firstProductIds(cashOnly.db, 1);
    const buyer = await makeBuyer(cashOnly, [{ productId, quantity: 9 }]);
    expect(await askToPay(cashOnly, buyer)).toMatchObject({ status: 400, error: { field: 'payment_type' } });
    const takes = async (of: TestShop) =>
      (await doAs(of, newGuest(), orderSettings, {})).data[0]?.online_payment;
    expect([await takes(cashOnly), await takes(world.shop)]).toEqual(['0', '1']);
    await cashOnly.close();
  });

  it('to another customer, and a forged return is rejected', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    const returned = await press(world.shop, await openPage(world.shop, meena), 'abandon');
    const result = await callAs(world.shop, kumar.actor, webOrderResult, { returned });
    expect(result).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const forged = returned.replace('cancelled', 'paid');
    expect((await callAs(world.shop, meena.actor, webOrderResult, { returned: forged })).error?.code).toBe(
      'forbidden',
    );
    expect(await comeBack(world.shop, meena)).toEqual({ payment_status: 'pending' });
  });
});
