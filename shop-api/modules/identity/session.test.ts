import { eq } from 'drizzle-orm';
import { addresslisting } from '@/lib/contract/shop/account';
import { cartlisting } from '@/lib/contract/shop/cart';
import { profile, profileEdit, signout, userValidate } from '@/lib/contract/shop/identity';
import { orderlisting } from '@/lib/contract/shop/orders';
import { customers } from '@/shop-api/db/schema/identity';
import { callAs, doAs, makeCustomer, newGuest, signIn } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const setSuspended = (id: string, suspendedAt: Date | null) =>
  shop.db.update(customers).set({ suspendedAt }).where(eq(customers.id, id));

describe('a session', () => {
  it('ends when its customer signs out, and the customer’s other sessions stay', async () => {
    const phone = await signIn(shop);
    shop.clock.forwardMs(31_000);
    const laptop = await signIn(shop, { mobile: phone.mobile });
    await doAs(shop, phone.actor, signout, {});
    for (const call of [addresslisting, cartlisting, orderlisting, userValidate]) {
      expect(await callAs(shop, phone.actor, call, {})).toMatchObject({ error: { code: 'unauthenticated' } });
    }
    expect((await callAs(shop, laptop.actor, addresslisting, {})).status).toBe(200);
  });

  it('may be ended twice', async () => {
    const { actor } = await makeCustomer(shop);
    await doAs(shop, actor, signout, {});
    expect((await doAs(shop, actor, signout, {})).data.status).toBe(1);
  });

  it('[d15.owner] of one customer does not open the account of another', async () => {
    const [meena, kumar] = [await makeCustomer(shop), await makeCustomer(shop)];
    const mixed = { ...meena.actor, sid: kumar.actor.sid };
    expect(await callAs(shop, mixed, profile, {})).toMatchObject({ error: { code: 'unauthenticated' } });
    const named = await callAs(shop, meena.actor, profile, { user_id: kumar.actor.id });
    expect(named).toMatchObject({ status: 403, error: { code: 'forbidden', field: 'user_id' } });
  });

  it('does not exist for a guest', async () => {
    expect(await callAs(shop, newGuest(), profile, {})).toMatchObject({ error: { code: 'unauthenticated' } });
  });
});

describe('a suspended customer', () => {
  it('[6.suspended] is refused by all calls at once, gets an empty userId, and can continue when restored', async () => {
    const { actor } = await makeCustomer(shop);
    expect((await doAs(shop, actor, userValidate, {})).data.userId).toBe(actor.id);
    await setSuspended(actor.id, shop.clock.now());
    for (const call of [addresslisting, cartlisting, orderlisting, profile]) {
      expect(await callAs(shop, actor, call, {})).toMatchObject({
        status: 403,
        error: { code: 'suspended' },
      });
    }
    expect((await doAs(shop, actor, userValidate, {})).data.userId).toBe('');
    await setSuspended(actor.id, null);
    expect((await callAs(shop, actor, profile, {})).status).toBe(200);
  });
});

describe('the profile', () => {
  const edit = { name: 'Meenakshi Sundaram', email: 'meena@farm.in', gender: 2, d_o_b: '1990-04-14' };

  it('stores what the customer enters, and never changes the mobile', async () => {
    const { actor, mobile } = await makeCustomer(shop);
    const saved = await doAs(shop, actor, profileEdit, { ...edit, mobile });
    expect(saved.data.message).toBe('Your profile is updated.');
    expect((await doAs(shop, actor, profile, {})).data.message).toEqual({ ...edit, mobile });
    const moved = await callAs(shop, actor, profileEdit, { ...edit, mobile: '9876543210' });
    expect(moved).toMatchObject({ status: 400, error: { field: 'mobile' } });
  });

  it('accepts an empty date of birth, email and gender', async () => {
    const { actor, mobile, name } = await makeCustomer(shop);
    const empty = { name, mobile, email: '', gender: 0, d_o_b: '' };
    await doAs(shop, actor, profileEdit, { ...edit, mobile });
    await doAs(shop, actor, profileEdit, empty);
    expect((await doAs(shop, actor, profile, {})).data.message).toEqual(empty);
  });

  it.each([
    ['priya.@farm.in', 200],
    ['priya_k@farm.in', 400],
  ])('validates an e-mail address as the form does: %s gives %i', async (email, status) => {
    const { actor, mobile } = await makeCustomer(shop);
    const result = await callAs(shop, actor, profileEdit, { ...edit, mobile, email });
    expect(result.status).toBe(status);
    if (status === 400) expect(result.error?.field).toBe('email');
  });

  it.each([
    ['1899-12-31', 400],
    ['1900-01-01', 200],
    ['2026-11-21', 200],
    ['2026-11-22', 400],
    ['2026-02-30', 400],
  ])('has a date of birth from 1900-01-01 to today: %s gives %i', async (date, status) => {
    const { actor, mobile } = await makeCustomer(shop);
    const result = await callAs(shop, actor, profileEdit, { ...edit, mobile, d_o_b: date });
    expect(result.status).toBe(status);
    if (status === 400) expect(result.error?.field).toBe('d_o_b');
  });
});
