import { randomUUID } from 'node:crypto';
import { addressupdate, defaultaddress } from '@/lib/contract/shop/account';
import { getUserOrderId, orderdetails, orderlisting } from '@/lib/contract/shop/orders';
import { HOUR_MS } from '@/lib/domain/durations';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { type Buyer, confirmOrder } from '@/shop-api/testing/buyers';
import { askToPay, checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { addAddress, doAs, fillCart } from '@/shop-api/testing/shoppers';

const world = sampledShop({
  products: 1,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { id, newBuyer, stockOf } = world;

const ordersOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, orderlisting, {})).data.orderlist;

describe('payment requests without end', () => {
  it('are refused for the rest of the hour, except with a key that has a page', async () => {
    const buyer = await newBuyer();
    const first = randomUUID();
    const page = (await askToPay(world.shop, buyer, {}, first)).answer?.data.web_link;
    for (let request = 1; request < 100; request++) await askToPay(world.shop, buyer);
    expect((await askToPay(world.shop, buyer)).error?.code).toBe('too_many');
    expect((await askToPay(world.shop, buyer, {}, first)).answer?.data.web_link).toBe(page);
    world.shop.clock.forwardMs(HOUR_MS);
    expect((await askToPay(world.shop, buyer)).error).toBeUndefined();
  });
});

describe('a repeated payment request', () => {
  it('returns the same page, with the same or another key', async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    const pages = [
      await askToPay(world.shop, buyer, {}, key),
      await askToPay(world.shop, buyer, {}, key),
      await askToPay(world.shop, buyer),
    ].map(({ answer }) => answer?.data.web_link);
    expect(pages[0]).toMatch(/^https:\/\/pay\.example\/payments\/local\/locallink_/);
    expect(new Set(pages).size).toBe(1);
    expect(await stockOf(0)).toBe(48);
  });

  it('is refused for the key of a page about to expire, and gets a new page for another key', async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    const first = await askToPay(world.shop, buyer, {}, key);
    world.shop.clock.forwardMs(PAYMENT_HOLD_MS - 10_000);
    expect((await askToPay(world.shop, buyer, {}, key)).error?.code).toBe('conflict');
    const other = await askToPay(world.shop, buyer);
    expect(other.answer?.data.web_link).toMatch(/locallink_/);
    expect(other.answer?.data.web_link).not.toBe(first.answer?.data.web_link);
  });

  it('for another cart gets another page, and money for the first one is refunded', async () => {
    const buyer = await newBuyer();
    const first = await openPage(world.shop, buyer);
    await fillCart(world.shop, buyer.actor, [{ productId: id(0), quantity: 5 }]);
    const second = await openPage(world.shop, buyer);
    expect(second).not.toBe(first);
    expect(await stockOf(0)).toBe(45);
    const returned = await press(world.shop, first, 'pay');
    await deliver(world.shop);
    await checkPayments(world.shop);
    expect(await comeBack(world.shop, buyer, returned)).toEqual({ payment_status: 'refund' });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stockOf(0)).toBe(45);
  });

  it('with a corrected address gets another page, and the order goes to the corrected address', async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    const first = await askToPay(world.shop, buyer, {}, key);
    await doAs(world.shop, buyer.actor, addressupdate, {
      address_id: buyer.addressId,
      customer_name: buyer.name,
      customer_mobile: buyer.mobile,
      customer_address: '7 New Street',
      customer_area: 'R S Puram',
      customer_city: 'Coimbatore',
      customer_pincode: '641002',
    });
    const second = await askToPay(world.shop, buyer, {}, key);
    const page = second.answer?.data.web_link ?? '';
    expect(page).not.toBe(first.answer?.data.web_link);
    expect(await openPage(world.shop, buyer)).toBe(page);
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    const { order_id } = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    expect(await doAs(world.shop, buyer.actor, orderdetails, { order_id })).toMatchObject({
      shipping_detail: { customer_address: '7 New Street' },
    });
  });

  it('returns the same page when its address is no longer the default', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    const address_id = await addAddress(world.shop, buyer, 'Saibaba Colony');
    await doAs(world.shop, buyer.actor, defaultaddress, { address_id });
    expect(await openPage(world.shop, buyer)).toBe(page);
  });

  it('ends when the shopper orders with cash on delivery instead', async () => {
    const buyer = await newBuyer();
    const page = await openPage(world.shop, buyer);
    expect((await confirmOrder(world.shop, buyer)).status).toBe(200);
    expect(await stockOf(0)).toBe(48);
    await press(world.shop, page, 'pay');
    await deliver(world.shop);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'refund' });
  });
});
