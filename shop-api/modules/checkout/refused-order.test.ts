import { randomUUID } from 'node:crypto';
import { cartcheck, cartlisting } from '@/lib/contract/shop/cart';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import { type Buyer, confirmOrder, type Terms } from '@/shop-api/testing/buyers';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart } from '@/shop-api/testing/shoppers';

const asSampled = { stock: 50, active: true, pricePaise: 12_050, offerPaise: 10_025, variantName: '500' };
const world = sampledShop({ products: 3, asSampled });
const { id, change, newBuyer, setLimits, stockOf } = world;

const confirm = (buyer: Buyer, terms?: Terms, key?: string) => confirmOrder(world.shop, buyer, terms, key);
const cartOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, cartlisting, {})).data;

describe('a refused order', () => {
  /** Checks that cart, stock and credit are unchanged after the refusal, and that the key can be used again. */
  async function expectNothingDone(buyer: Buyer, terms: Terms, code: string): Promise<void> {
    const key = randomUUID();
    const [cart, stock] = [await cartOf(buyer), await stockOf(0)];
    expect((await confirm(buyer, terms, key)).error?.code).toBe(code);
    expect(await cartOf(buyer)).toEqual(cart);
    expect(await stockOf(0)).toBe(stock);
    await change(asSampled);
    await setLimits(0, 0);
    if (cart.cart_list.length === 0)
      await fillCart(world.shop, buyer.actor, [{ productId: id(0), quantity: 1 }]);
    expect((await confirm(buyer, {}, key)).status).toBe(200);
  }

  it('changes nothing when the stock is gone', async () => {
    const buyer = await newBuyer(2);
    await change({ stock: 1 });
    await expectNothingDone(buyer, {}, 'out_of_stock');
  });

  it('takes no other line when one has stock 0', async () => {
    const buyer = await newBuyer(2);
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 1 }]);
    await change({ stock: 0 }, [id(1)]);
    await expectNothingDone(buyer, {}, 'out_of_stock');
  });

  it.each([
    ['a withdrawn product', { active: false }],
    ['a changed variant', { variantName: '400' }],
    ['a changed price', { offerPaise: 10_030 }],
  ])('is answered with cart_changed for %s', async (_what, fields) => {
    const buyer = await newBuyer();
    await change(fields);
    await expectNothingDone(buyer, {}, 'cart_changed');
  });

  it('is answered with cart_changed for a total that the shopper was not shown', async () => {
    await expectNothingDone(await newBuyer(), { expected_total: 200.49 }, 'cart_changed');
  });

  it('is answered with cart_changed for an empty cart', async () => {
    await expectNothingDone(await newBuyer(0), {}, 'cart_changed');
  });

  it('names the limit when it is below the minimum or above the maximum', async () => {
    const buyer = await newBuyer(2);
    await setLimits(20_051, 0);
    await expectNothingDone(buyer, {}, 'below_minimum');
    const other = await newBuyer(2);
    await setLimits(0, 20_049);
    await expectNothingDone(other, {}, 'above_maximum');
  });

  it('is above the maximum beyond one crore when the shop has set no maximum', async () => {
    await setLimits(0, 0);
    await change({ pricePaise: 100_000_000, offerPaise: 0 });
    const largest = await newBuyer(10);
    const larger = await newBuyer(11);
    const check = await doAs(world.shop, larger.actor, cartcheck, {});
    expect(check.data.totalPrice).toBe(11_000_000);
    expect(await confirm(larger)).toMatchObject({ status: 409, error: { code: 'above_maximum' } });
    expect((await confirm(largest)).status).toBe(200);
  });

  it('does not happen at exactly the minimum or the maximum', async () => {
    await setLimits(20_050, 20_050);
    expect((await confirm(await newBuyer(2))).status).toBe(200);
  });

  it('is answered with not_found for another customer’s address', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    await expectNothingDone(meena, { shipping_address_id: kumar.addressId }, 'not_found');
  });

  it('is the answer to a request without an idempotency key', async () => {
    const buyer = await newBuyer();
    const payload = { shipping_address_id: buyer.addressId, payment_type: 'COD' as const };
    const keyless = await callAs(world.shop, buyer.actor, OrderConfirm, payload);
    expect(keyless).toMatchObject({ status: 400, error: { field: 'idempotency-key' } });
  });
});
