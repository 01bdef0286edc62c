import { cartcheck, cartcheckremove, cartPriceUpdate, productAvailability } from '@/lib/contract/shop/cart';
import { categories } from '@/shop-api/db/schema/catalogue';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart, newGuest } from '@/shop-api/testing/shoppers';

const world = sampledShop();
const { id, change } = world;

describe('the cart check', () => {
  it('[d3.cartcheck] finds nothing wrong with a fresh cart and adds up offer prices', async () => {
    const guest = newGuest();
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 3 }]);
    const { data } = await doAs(world.shop, guest, cartcheck, {});
    expect(data).toMatchObject({
      outOfStock: [],
      variantChange: [],
      unitChange: [],
      inActiveProduct: [],
      inActiveCatProduct: [],
      productPriceChange: [],
      totalPrice: 60,
      version: 1,
    });
  });

  it('[3.cartCheck] [d5.changed] sorts each problem into its list and leaves it out of the total', async () => {
    const guest = newGuest();
    await fillCart(
      world.shop,
      guest,
      world.ids.map((productId) => ({ productId, quantity: 2 })),
    );
    await change({ stock: 1 }, [id(0)]);
    await change({ variantName: '400' }, [id(1)]);
    await change({ nicName: 'kg' }, [id(2)]);
    await change({ active: false }, [id(3)]);
    const { data } = await doAs(world.shop, guest, cartcheck, {});
    const found = (list: { product_id: number }[]) => list.map(({ product_id }) => product_id);
    expect(found(data.outOfStock)).toEqual([id(0)]);
    expect(found(data.variantChange)).toEqual([id(1)]);
    expect(found(data.unitChange)).toEqual([id(2)]);
    expect(found(data.inActiveProduct)).toEqual([id(3)]);
    expect(data.totalPrice).toBe(0);
    await world.shop.db.update(categories).set({ active: false });
    expect((await doAs(world.shop, guest, cartcheck, {})).data.inActiveCatProduct).toHaveLength(4);
  });

  it('[d3.availability] answers the availability part on its own, and changes nothing', async () => {
    const guest = newGuest();
    await fillCart(
      world.shop,
      guest,
      world.ids.map((productId) => ({ productId, quantity: 2 })),
    );
    await change({ stock: 1 }, [id(0)]);
    await change({ variantName: '400' }, [id(1)]);
    await change({ active: false }, [id(2)]);
    const { data: check } = await doAs(world.shop, guest, cartcheck, {});
    const { data } = await doAs(world.shop, guest, productAvailability, {});
    const { outOfStock, inActiveProduct, inActiveCatProduct } = check;
    expect(data).toEqual({ outOfStock, inActiveProduct, inActiveCatProduct });
    expect([outOfStock.length, inActiveProduct.length, inActiveCatProduct.length]).toEqual([1, 1, 0]);
    expect((await doAs(world.shop, guest, cartcheck, {})).data.version).toBe(check.version);
  });

  it('[d3.cartPriceUpdate] reports old and new price of a changed line, which the shopper can accept together with its pack', async () => {
    const guest = newGuest();
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 2 }]);
    await change({ offerPaise: 2250 }, [id(0)]);
    const { data } = await doAs(world.shop, guest, cartcheck, {});
    expect(data.productPriceChange).toMatchObject([{ product_id: id(0), old_price: 20, new_price: 22.5 }]);
    expect(data.totalPrice).toBe(45);
    await change({ variantName: '450', nicName: 'ml' }, [id(0)]);
    await doAs(world.shop, guest, cartPriceUpdate, {});
    const after = await doAs(world.shop, guest, cartcheck, {});
    const { productPriceChange, variantChange, unitChange, totalPrice } = after.data;
    expect([productPriceChange, variantChange, unitChange, totalPrice]).toEqual([[], [], [], 45]);
  });

  it('[7.cartcheck] [d3.cartcheckremove] removes the named lines and checks again', async () => {
    const guest = newGuest();
    await fillCart(
      world.shop,
      guest,
      world.ids.map((productId) => ({ productId, quantity: 1 })),
    );
    await change({ stock: 0 }, [id(0)]);
    await change({ active: false }, [id(1)]);
    const { data } = await doAs(world.shop, guest, cartcheck, {});
    const bad = [...data.outOfStock, ...data.inActiveProduct].map(({ cart_id }) => cart_id);
    const after = await doAs(world.shop, guest, cartcheckremove, { cart_ids: bad.join(',') });
    expect(after.data).toMatchObject({ outOfStock: [], inActiveProduct: [], totalPrice: 40 });
    expect(after.data.cart_list).toHaveLength(2);
    expect(after.data.version).toBe(data.version + 1);
  });
});
