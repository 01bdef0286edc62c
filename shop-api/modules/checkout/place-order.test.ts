import { addressdelete, addressupdate } from '@/lib/contract/shop/account';
import { cartcheck, cartempty, cartlisting, cartPriceUpdate } from '@/lib/contract/shop/cart';
import { getUserOrderId, orderdetails, trackorder } from '@/lib/contract/shop/orders';
import { type Buyer, confirmOrder, type Terms } from '@/shop-api/testing/buyers';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart } from '@/shop-api/testing/shoppers';

const asSampled = { stock: 50, active: true, pricePaise: 12_050, offerPaise: 10_025, variantName: '500' };
const world = sampledShop({ products: 3, asSampled });
const { id, change, newBuyer, stockOf } = world;

const confirm = (buyer: Buyer, terms?: Terms) => confirmOrder(world.shop, buyer, terms);
const cartOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, cartlisting, {})).data;

describe('a Cash On Delivery order', () => {
  it('[3.order.placed] [4.checkout.cod] takes the stock, empties the cart and is shown with its address, lines and totals', async () => {
    const buyer = await newBuyer(2);
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 1 }]);
    const placed = await confirm(buyer, { expected_total: 300.75 });
    const orderId = placed.answer?.data.invoice_id ?? '';
    expect(orderId).toMatch(/^KD[0-9A-HJKMNP-TV-Z]{10}$/);
    expect([await stockOf(0), await stockOf(1), await stockOf(2)]).toEqual([48, 49, 50]);
    expect((await cartOf(buyer)).cart_list).toEqual([]);

    const details = await doAs(world.shop, buyer.actor, orderdetails, { order_id: orderId });
    expect(details).toMatchObject({
      orderdetails: [
        {
          quantity: 2,
          price: 100.25,
          cart_total_price: 300.75,
          discount_amount: 0,
          total_order_price: 300.75,
        },
        { quantity: 1, price: 100.25 },
      ],
      shipping_detail: { customer_name: 'Meena', customer_pincode: '641002', customer_state: 'Tamil Nadu' },
      order_date: '2026-11-21 12:00:00',
      payment_type: 'COD',
      delivery_status: 'Pending',
      delivery_date: '',
    });
    const last = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    expect(last).toEqual({
      order_id: orderId,
      cart_total_price: 300.75,
      discount_amount: 0,
      delivery_status: 'Pending',
      delivery_date: '',
    });
    const tracking = await doAs(world.shop, buyer.actor, trackorder, { order_id: orderId });
    expect(tracking.data).toEqual([{ created_date: '2026-11-21 12:00:00', delivery_status: 'Pending' }]);
  });

  it('[3.order.details] keeps names, prices and address as they were', async () => {
    const buyer = await newBuyer();
    await confirm(buyer);
    await change({ name: 'Renamed', pricePaise: 99_900, offerPaise: 0 });
    await doAs(world.shop, buyer.actor, addressupdate, {
      address_id: buyer.addressId,
      customer_name: 'Somebody',
      customer_mobile: buyer.mobile,
      customer_address: '1 New Street',
      customer_area: 'Town Hall',
      customer_city: 'Coimbatore',
      customer_pincode: '641001',
    });
    const { order_id: orderId } = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    const details = await doAs(world.shop, buyer.actor, orderdetails, { order_id: orderId });
    expect(details.orderdetails[0]).toMatchObject({ price: 100.25 });
    expect(details.orderdetails[0]?.product_name).not.toBe('Renamed');
    expect(details.shipping_detail).toMatchObject({ customer_address: '12 Car Street' });
  });

  it('is named by the emptied cart until the cart changes, even at the same moment, or an hour has passed', async () => {
    const buyer = await newBuyer();
    const cart = async () => (await doAs(world.shop, buyer.actor, cartlisting, {})).data;
    expect(await cart()).not.toHaveProperty('ordered_as');
    const placed = await confirm(buyer);
    const emptied = { cart_list: [], ordered_as: placed.answer?.data.invoice_id };
    expect(await cart()).toMatchObject(emptied);
    expect((await doAs(world.shop, buyer.actor, cartcheck, {})).data).toMatchObject(emptied);
    world.shop.clock.forwardMs(60 * 60_000 - 1);
    expect(await cart()).toMatchObject(emptied);
    world.shop.clock.forwardMs(1);
    expect(await cart()).not.toHaveProperty('ordered_as');
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 1 }]);
    await confirm(buyer);
    expect(await cart()).toHaveProperty('ordered_as');
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 2 }]);
    expect(await cart()).not.toHaveProperty('ordered_as');
    await doAs(world.shop, buyer.actor, cartempty, {});
    expect((await cart()).cart_list).toEqual([]);
    expect(await cart()).not.toHaveProperty('ordered_as');
  });
});

describe('the address of an order', () => {
  it('stays what it was when the shopper deletes it', async () => {
    const buyer = await newBuyer();
    const placed = await confirm(buyer);
    await doAs(world.shop, buyer.actor, addressdelete, { address_id: buyer.addressId });
    const order = { order_id: placed.answer?.data.invoice_id ?? '' };
    const details = await doAs(world.shop, buyer.actor, orderdetails, order);
    expect(details.shipping_detail).toMatchObject({ customer_address: '12 Car Street' });
  });

  it('must be the shopper’s own and not deleted', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    await doAs(world.shop, meena.actor, addressdelete, { address_id: meena.addressId });
    const notFound = { status: 404, error: { code: 'not_found', field: 'shipping_address_id' } };
    expect(await confirm(meena)).toMatchObject(notFound);
    expect(await confirm(meena, { shipping_address_id: kumar.addressId })).toMatchObject(notFound);
    expect(await stockOf(0)).toBe(50);
  });
});

describe('an amount sent by the browser', () => {
  it('is not used: the shop computes prices and totals itself', async () => {
    const buyer = await newBuyer(2);
    const forged = { total: 1, cart_total_price: 1, discount_amount: 200, price: 1, quantity: 1 };
    const refused = await confirm(buyer, forged as Terms);
    expect(refused).toMatchObject({ status: 400, error: { code: 'bad_request', field: 'total' } });
    await confirm(buyer);
    const last = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    expect(last).toMatchObject({ cart_total_price: 200.5, discount_amount: 0 });
  });

  it.each([-1, 1e308, 'NaN', '१२'])('%p is not a total', async (total) => {
    const refused = await confirm(await newBuyer(), { expected_total: total as number });
    expect(refused).toMatchObject({ status: 400, error: { code: 'bad_request', field: 'expected_total' } });
  });

  it('is checked against today’s price once the shopper has accepted that', async () => {
    const buyer = await newBuyer(2);
    await change({ offerPaise: 11_000 });
    expect((await confirm(buyer)).error?.code).toBe('cart_changed');
    await doAs(world.shop, buyer.actor, cartPriceUpdate, {});
    expect((await confirm(buyer, { expected_total: 220 })).status).toBe(200);
  });
});
