import { randomUUID } from 'node:crypto';
import { cartcheck, cartlisting } from '@/lib/contract/shop/cart';
import { register, verifyotp } from '@/lib/contract/shop/identity';
import { makeBuyer } from '@/shop-api/testing/buyers';
import { openPage } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart, newGuest, newMobile, signIn } from '@/shop-api/testing/shoppers';

const world = sampledShop();
const { id, change } = world;

describe('signing in', () => {
  it('[4.signIn.merge] merges the guest’s cart into the customer’s: quantities add up, capped by the stock', async () => {
    const mobile = newMobile();
    const before = await signIn(world.shop, { mobile });
    await fillCart(world.shop, before.actor, [
      { productId: id(0), quantity: 4 },
      { productId: id(1), quantity: 15 },
    ]);
    const guest = newGuest();
    await fillCart(world.shop, guest, [
      { productId: id(0), quantity: 3 },
      { productId: id(1), quantity: 15 },
      { productId: id(2), quantity: 2 },
    ]);
    world.shop.clock.forwardMs(31_000);
    const filled = (await doAs(world.shop, guest, cartlisting, {})).data.version;
    const { actor, merged } = await signIn(world.shop, { guest, mobile });
    expect(merged.map((line) => [line.product_id, line.wanted_quantity, line.quantity])).toEqual([
      [id(0), 7, 7],
      [id(1), 30, 20],
      [id(2), 2, 2],
    ]);
    const { data } = await doAs(world.shop, actor, cartlisting, {});
    const namesOf = (line: { product_name: string; product_name2: string }) => [
      line.product_name,
      line.product_name2,
    ];
    expect(merged.map(namesOf).toSorted()).toEqual(data.cart_list.map(namesOf).toSorted());
    const quantities = Object.fromEntries(data.cart_list.map((line) => [line.product_id, line.quantity]));
    expect(quantities).toEqual({ [id(0)]: 7, [id(1)]: 20, [id(2)]: 2 });
    expect(data.version).toBeGreaterThan(3);
    const left = (await doAs(world.shop, guest, cartlisting, {})).data;
    expect(left.cart_list).toEqual([]);
    expect(left.version).toBeGreaterThan(filled);
  });

  it('takes over the price and pack that the guest accepted, of a product in both carts', async () => {
    const mobile = newMobile();
    const before = await signIn(world.shop, { mobile });
    await fillCart(world.shop, before.actor, [{ productId: id(0), quantity: 1 }]);
    await change({ offerPaise: 1_800, variantName: '450' }, [id(0)]);
    const guest = newGuest();
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 1 }]);
    await change({ offerPaise: 1_500 }, [id(0)]);
    world.shop.clock.forwardMs(31_000);
    const { actor } = await signIn(world.shop, { guest, mobile });
    const { data } = await doAs(world.shop, actor, cartcheck, {});
    expect(data.cart_list).toMatchObject([{ quantity: 2, cart_price: 18 }]);
    expect(data.variantChange).toEqual([]);
  });

  it('returns the same merge result when the same sign-in is repeated, and merges nothing again', async () => {
    const [mobile, guest, key] = [newMobile(), newGuest(), randomUUID()];
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 3 }]);
    const { data: asked } = await doAs(world.shop, guest, register, { name: 'Meena', mobile });
    const guess = { mobile, otp: asked.otp ?? '', session_id: guest.id };
    const first = await doAs(world.shop, guest, verifyotp, guess, { key });
    expect(first.data.merged_list).toMatchObject([{ product_id: id(0), quantity: 3 }]);
    expect(await doAs(world.shop, guest, verifyotp, guess, { key })).toEqual(first);
    const { id: customerId = '', session_id: sid = '' } = first.data.users ?? {};
    const { data } = await doAs(world.shop, { kind: 'customer', id: customerId, sid }, cartlisting, {});
    expect(data.cart_list.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('merges carts filled from one tab, and continues with the customer’s cart', async () => {
    const [mobile, guest] = [newMobile(), newGuest()];
    const of = (at: number) => ({ mark: `tab-number-1.${at}` });
    const before = await signIn(world.shop, { mobile });
    await fillCart(world.shop, before.actor, [{ productId: id(0), quantity: 4 }], of(10));
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 3 }], of(20));
    world.shop.clock.forwardMs(31_000);
    const { actor } = await signIn(world.shop, { guest, mobile });
    const quantities = async () =>
      (await doAs(world.shop, actor, cartlisting, {})).data.cart_list.map(({ quantity }) => quantity);
    expect(await quantities()).toEqual([7]);
    await fillCart(world.shop, actor, [{ productId: id(0), quantity: 2 }], of(30));
    expect(await quantities()).toEqual([2]);
  });

  it('keeps lines that went out of stock, so that the cart can report them', async () => {
    const guest = newGuest();
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 3 }]);
    await change({ stock: 0 }, [id(0)]);
    const { actor } = await signIn(world.shop, { guest });
    expect((await doAs(world.shop, actor, cartlisting, {})).data.cart_list).toMatchObject([
      { quantity: 3, stock_availability: 0 },
    ]);
  });

  it('does not cap quantities by the stock that the customer’s own open payment reserves', async () => {
    await change({ stock: 5, pricePaise: 20_000, offerPaise: 0 }, [id(0)]);
    const buyer = await makeBuyer(world.shop, [{ productId: id(0), quantity: 4 }]);
    await openPage(world.shop, buyer);
    const guest = newGuest();
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 1 }]);
    world.shop.clock.forwardMs(31_000);
    const { actor } = await signIn(world.shop, { guest, mobile: buyer.mobile });
    expect((await doAs(world.shop, actor, cartlisting, {})).data.cart_list).toMatchObject([{ quantity: 5 }]);
  });

  it('merges nothing when the guest has no cart', async () => {
    expect((await signIn(world.shop)).merged).toEqual([]);
  });
});
