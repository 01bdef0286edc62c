import { promotionOffer } from '@/lib/contract/shop/content';
import { getUserOrderId, orderdetails } from '@/lib/contract/shop/orders';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { type Buyer, confirmOrder, type Terms } from '@/shop-api/testing/buyers';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs } from '@/shop-api/testing/shoppers';

const world = sampledShop({ products: 1, asSampled: { stock: 50, pricePaise: 12_050, offerPaise: 10_025 } });
const { newBuyer } = world;

const confirm = (buyer: Buyer, terms?: Terms) => confirmOrder(world.shop, buyer, terms);
const setCredit = (mobile: string, amountPaise: number) =>
  world.shop.db.insert(promotionCredits).values({ mobile, amountPaise });

describe('the promotion', () => {
  it('[3.promotion] [3.order.last] [d8.used] reduces a larger order by min(credit, subtotal) and is used up', async () => {
    const buyer = await newBuyer(2);
    await setCredit(buyer.mobile, 5_050);
    const offer = () => doAs(world.shop, buyer.actor, promotionOffer, { reg_mobile_no: buyer.mobile });
    expect(await offer()).toEqual({ message: { amount: 50.5 } });
    expect((await confirm(buyer, { expected_total: 150 })).status).toBe(200);
    const last = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    expect(last).toMatchObject({ cart_total_price: 200.5, discount_amount: 50.5 });
    expect(await offer()).toEqual({ message: { amount: 0 } });
  });

  it('[4.checkout.promotion] that covers the order makes it a promotion order and keeps the remaining credit', async () => {
    const buyer = await newBuyer(2);
    await setCredit(buyer.mobile, 30_000);
    const placed = await confirm(buyer, { payment_type: 'promotion', expected_total: 0 });
    const details = await doAs(world.shop, buyer.actor, orderdetails, {
      order_id: placed.answer?.data.invoice_id ?? '',
    });
    expect(details).toMatchObject({
      payment_type: 'promotion',
      orderdetails: [{ discount_amount: 200.5, total_order_price: 0 }],
    });
    const offer = await doAs(world.shop, buyer.actor, promotionOffer, { reg_mobile_no: buyer.mobile });
    expect(offer.message.amount).toBe(99.5);
  });

  it('cannot pay an order that it does not cover', async () => {
    const buyer = await newBuyer(2);
    await setCredit(buyer.mobile, 20_049);
    const refused = await confirm(buyer, { payment_type: 'promotion' });
    expect(refused).toMatchObject({ status: 400, error: { code: 'bad_request', field: 'payment_type' } });
    const offer = await doAs(world.shop, buyer.actor, promotionOffer, { reg_mobile_no: buyer.mobile });
    expect(offer.message.amount).toBe(200.49);
  });

  it('of another mobile is not revealed', async () => {
    const [meena, kumar] = [await newBuyer(0), await newBuyer(0)];
    const result = await callAs(world.shop, meena.actor, promotionOffer, { reg_mobile_no: kumar.mobile });
    expect(result).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  });
});
