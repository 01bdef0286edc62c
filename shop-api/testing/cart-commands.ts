import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { Actor } from '@/lib/contract/actor-token';
import {
  cartcheck,
  cartcheckremove,
  cartcount,
  cartdelete,
  cartempty,
  cartinsert,
  cartlisting,
  cartPriceUpdate,
  cartupdate,
  productAvailability,
} from '@/lib/contract/shop/cart';
import { MINUTE_MS } from '@/lib/domain/durations';
import { products } from '@/shop-api/db/schema/catalogue';
import { CartModel, type ModelProduct, type Outcome } from './cart-model';
import { callAs, doAs, signIn, type TestCustomer } from './shoppers';
import type { TestShop } from './test-shop';

/** The model of the shopper's cart; `customerCart` is merged when the guest signs in. */
export type Model = { cart: CartModel; customerCart: CartModel; isSignedIn: boolean };
export type Real = { shop: TestShop; actor: Actor; customer: TestCustomer; version: number };
type Command = fc.AsyncCommand<Model, Real>;
type Answer = { version: number; cart_list: readonly { product_id: number; quantity: number }[] };

const LISTS = ['outOfStock', 'variantChange', 'unitChange', 'inActiveProduct', 'inActiveCatProduct'] as const;

function quantities(lines: Answer['cart_list']): Record<number, number> {
  return Object.fromEntries(lines.map(({ product_id, quantity }) => [product_id, quantity]));
}

function modelled({ cart }: Model): Record<number, number> {
  return Object.fromEntries([...cart.lines].map(([id, { quantity }]) => [id, quantity]));
}

/** Checks that a write returned the complete cart with a newer version. */
function expectWritten(model: Model, real: Real, answer: Answer): void {
  expect(quantities(answer.cart_list)).toEqual(modelled(model));
  expect(answer.version).toBeGreaterThan(real.version);
  real.version = answer.version;
}

async function expectUnchanged(model: Model, real: Real): Promise<void> {
  const { data } = await doAs(real.shop, real.actor, cartlisting, {});
  expect(quantities(data.cart_list)).toEqual(modelled(model));
  expect(data.version).toBe(real.version);
}

function command(text: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => text };
}

async function put(
  model: Model,
  real: Real,
  outcome: Outcome,
  call: () => ReturnType<typeof callPut>,
): Promise<void> {
  const { answer, error } = await call();
  if (outcome === 'done' || outcome === 'capped') {
    expect(error).toBeUndefined();
    expect(answer?.data.status).toBe(outcome === 'done' ? 1 : 2);
    if (answer) expectWritten(model, real, answer.data);
    return;
  }
  expect(error?.code).toBe(outcome);
  await expectUnchanged(model, real);
}

function callPut({ shop, actor }: Real, productId: number, quantity: number) {
  return callAs(shop, actor, cartupdate, { product_id: productId, quantity });
}

const setQuantity = (id: number, quantity: number) =>
  command(`set ${id} to ${quantity}`, (model, real) =>
    put(model, real, model.cart.set(id, quantity), () => callPut(real, id, quantity)),
  );

const addOne = (id: number) =>
  command(`add ${id}`, (model, real) =>
    put(model, real, model.cart.set(id, model.cart.quantityOf(id) + 1), () =>
      callAs(real.shop, real.actor, cartinsert, { product_id: id }),
    ),
  );

const removeLine = (id: number) =>
  command(`remove ${id}`, async (model, real) => {
    const { data } = await doAs(real.shop, real.actor, cartlisting, {});
    const line = data.cart_list.find((row) => row.product_id === id);
    const input = { cart_id: line?.cart_id ?? 2_000_000_000 };
    const { answer, error } = await callAs(real.shop, real.actor, cartdelete, input);
    const wasThere = model.cart.lines.delete(id);
    expect(error?.code).toBe(wasThere ? undefined : 'not_found');
    if (answer) expectWritten(model, real, answer.data);
    else await expectUnchanged(model, real);
  });

const empty = command('empty', async (model, real) => {
  model.cart.lines.clear();
  expectWritten(model, real, (await doAs(real.shop, real.actor, cartempty, {})).data);
});

const accept = command('accept changes', async (model, real) => {
  model.cart.accept();
  expectWritten(model, real, (await doAs(real.shop, real.actor, cartPriceUpdate, {})).data);
});

const checkAll = command('check', async (model, real) => {
  const { problems, totalPaise } = model.cart.check();
  const { data } = await doAs(real.shop, real.actor, cartcheck, {});
  for (const list of [...LISTS, 'productPriceChange'] as const) {
    const ids = data[list].map(({ product_id }) => product_id);
    expect({ list, ids: ids.sort() }).toEqual({ list, ids: (problems[list] ?? []).sort() });
  }
  expect(Math.round(data.totalPrice * 100)).toBe(totalPaise);
  const { data: available } = await doAs(real.shop, real.actor, productAvailability, {});
  const { outOfStock, inActiveProduct, inActiveCatProduct } = data;
  expect(available).toEqual({ outOfStock, inActiveProduct, inActiveCatProduct });
  const { data: counted } = await doAs(real.shop, real.actor, cartcount, {});
  const items = Object.values(modelled(model)).reduce((sum, quantity) => sum + quantity, 0);
  expect(counted.quantity_list).toEqual([{ cartcount: items }]);
  await expectUnchanged(model, real);
});

const removeProblems = command('remove problems', async (model, real) => {
  const { data } = await doAs(real.shop, real.actor, cartcheck, {});
  const bad = LISTS.flatMap((list) => data[list]);
  if (bad.length === 0) return;
  for (const { product_id } of bad) model.cart.lines.delete(product_id);
  const cart_ids = bad.map(({ cart_id }) => cart_id).join(',');
  const after = await doAs(real.shop, real.actor, cartcheckremove, { cart_ids });
  expectWritten(model, real, after.data);
  for (const list of LISTS) expect(after.data[list]).toEqual([]);
});

const changeProduct = (id: number, change: Partial<ModelProduct>) =>
  command(`change ${id} to ${JSON.stringify(change)}`, async (model, real) => {
    Object.assign(model.cart.product(id), change);
    await real.shop.db.update(products).set(change).where(eq(products.id, id));
  });

const signInOnce: Command = {
  check: ({ isSignedIn }) => !isSignedIn,
  toString: () => 'sign in',
  run: async (model, real) => {
    real.shop.clock.forwardMs(MINUTE_MS);
    const guest = real.actor.kind === 'guest' ? real.actor : undefined;
    if (!guest) throw new Error('signed in already');
    const joining = model.cart.lines.size;
    const { actor, merged } = await signIn(real.shop, { guest, mobile: real.customer.mobile });
    expect(merged).toHaveLength(joining);
    model.customerCart.merge(model.cart);
    Object.assign(model, { cart: model.customerCart, isSignedIn: true });
    for (const { product_id, quantity } of merged) expect(quantity).toBe(model.cart.quantityOf(product_id));
    const { data: left } = await doAs(real.shop, guest, cartlisting, {});
    expect(left.cart_list).toEqual([]);
    const { data } = await doAs(real.shop, actor, cartlisting, {});
    expect(quantities(data.cart_list)).toEqual(modelled(model));
    // why: a tab that still shows the guest's cart must treat the merged one as newer
    if (joining > 0) expect(data.version).toBeGreaterThan(real.version);
    Object.assign(real, { actor, version: data.version });
  },
};

/** Random sequences of what shopper and operator can do. */
export function cartCommands(ids: readonly number[], maxCommands: number) {
  const id = fc.constantFrom(...ids);
  const quantity = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(0, 1, 98, 99));
  const change: fc.Arbitrary<Partial<ModelProduct>> = fc.oneof(
    fc.record({ stock: fc.constantFrom(0, 1, 5, 200) }),
    fc.record({ pricePaise: fc.constantFrom(1, 999, 12_345) }),
    fc.record({ variantName: fc.constantFrom('500', '450') }),
    fc.record({ active: fc.boolean() }),
  );
  return fc.commands(
    [
      fc.tuple(id, quantity).map((given) => setQuantity(...given)),
      id.map(addOne),
      id.map(removeLine),
      fc.constantFrom(empty, accept, checkAll, removeProblems, signInOnce),
      fc.constantFrom(checkAll, removeProblems),
      fc.tuple(id, change).map((given) => changeProduct(...given)),
    ],
    { maxCommands, size: 'max' },
  );
}

/** A guest with an empty cart, and a customer whose cart holds `held`. */
export function newModel(start: Map<number, ModelProduct>, held: readonly [number, number][]): Model {
  const customerCart = new CartModel(start);
  for (const [id, quantity] of held) customerCart.set(id, quantity);
  return { cart: new CartModel(start), customerCart, isSignedIn: false };
}
