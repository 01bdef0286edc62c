import type { Actor } from '@/lib/contract/actor-token';
import { cartcheck, cartempty, cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { orderSettings, promotionOffer } from '@/lib/contract/shop/content';
import type { Buyer } from '@/shop-api/testing/buyers';
import { openPage } from '@/shop-api/testing/paying';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop } from '@/shop-api/testing/test-shop';

const world = operatedSampledShop();
const { id, newBuyer } = world;

async function boundsOf(actor: Actor) {
  const { data } = await doAs(world.shop, actor, cartlisting, {});
  const { promotion_amount, minimum_purchase, maximum_purchase, online_payment } = data;
  return { promotion_amount, minimum_purchase, maximum_purchase, online_payment };
}

/** The same values from the dedicated calls. */
async function boundsFromCalls({ actor, mobile }: Buyer) {
  const { message } = await doAs(world.shop, actor, promotionOffer, { reg_mobile_no: mobile });
  const [settings] = (await doAs(world.shop, actor, orderSettings, {})).data;
  return { promotion_amount: message.amount, ...settings };
}

describe('credit and limits in the cart response', () => {
  it('are the current values of promotionOffer and orderSettings for a customer', async () => {
    const buyer = await newBuyer();
    const atFirst = {
      promotion_amount: 0,
      minimum_purchase: 100,
      maximum_purchase: 20_000,
      online_payment: '1',
    };
    expect(await boundsOf(buyer.actor)).toEqual(atFirst);
    expect(await boundsFromCalls(buyer)).toEqual(atFirst);

    await world.shop.ask('promotion', 'set', buyer.mobile, '75.50');
    await world.shop.ask('settings', 'set', 'minimum_purchase', '150');
    await world.shop.ask('settings', 'set', 'maximum_purchase', '0');
    const changed = {
      promotion_amount: 75.5,
      minimum_purchase: 150,
      maximum_purchase: 0,
      online_payment: '1',
    };
    expect(await boundsOf(buyer.actor)).toEqual(changed);
    expect(await boundsFromCalls(buyer)).toEqual(changed);
  });

  it('are only the limits for a guest, whether the cart is empty or not', async () => {
    await world.shop.ask('promotion', 'set', (await newBuyer()).mobile, '75.50');
    const guest = newGuest();
    const limits = {
      promotion_amount: 0,
      minimum_purchase: 100,
      maximum_purchase: 20_000,
      online_payment: '1',
    };
    expect(await boundsOf(guest)).toEqual(limits);
    const written = await doAs(world.shop, guest, cartupdate, { product_id: id(0), quantity: 2 });
    expect(written.data).toMatchObject(limits);
    expect((await doAs(world.shop, guest, cartcheck, {})).data).toMatchObject(limits);
  });

  it('never include another customer’s credit', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    await world.shop.ask('promotion', 'set', kumar.mobile, '75.50');
    expect(await boundsOf(meena.actor)).toMatchObject({ promotion_amount: 0 });
    expect(await boundsOf(kumar.actor)).toMatchObject({ promotion_amount: 75.5 });
  });

  it('include the credit reserved by an open payment, which an order placed now can still use', async () => {
    const buyer = await newBuyer(10);
    await world.shop.ask('promotion', 'set', buyer.mobile, '75.50');
    await openPage(world.shop, buyer);
    await world.shop.ask('promotion', 'add', buyer.mobile, '10');
    expect(await boundsOf(buyer.actor)).toMatchObject({ promotion_amount: 85.5 });
    expect(await boundsFromCalls(buyer)).toMatchObject({ promotion_amount: 85.5 });
    expect((await doAs(world.shop, buyer.actor, cartempty, {})).data.promotion_amount).toBe(85.5);
  });

  it('tell when the shop takes no online payment', async () => {
    const cashOnly = await openTestShop({ makePayments: () => undefined });
    const { data } = await doAs(cashOnly, newGuest(), cartlisting, {});
    expect(data.online_payment).toBe('0');
    await cashOnly.close();
  });
});
