import type { CustomerActor } from '@/lib/contract/actor-token';
import {
  address,
  addressdelete,
  addresslisting,
  addressupdate,
  defaultaddress,
} from '@/lib/contract/shop/account';
import { userValidate } from '@/lib/contract/shop/identity';
import { MAX_ADDRESSES } from '@/lib/domain/limits';
import { callAs, doAs, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const home = {
  customer_name: 'Meena',
  customer_mobile: '9843012345',
  customer_email: 'meena@farm.in',
  customer_address: '12 Car Street',
  customer_area: 'R S Puram',
  customer_landmark: 'near the temple',
  customer_city: 'Coimbatore',
  customer_pincode: '641002',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function newActor(): Promise<CustomerActor> {
  return (await makeCustomer(shop)).actor;
}
async function list(actor: CustomerActor) {
  return (await doAs(shop, actor, addresslisting, {})).data.addresslist;
}
async function add(actor: CustomerActor, fields: Partial<typeof home> = {}): Promise<number> {
  return (await doAs(shop, actor, address, { ...home, ...fields })).address_id;
}
async function defaults(actor: CustomerActor): Promise<number[]> {
  return (await list(actor)).filter((kept) => kept.default_address === '1').map((kept) => kept.address_id);
}

describe('addresses', () => {
  it('[3.address] store every field; the state is Tamil Nadu; the first one is the default', async () => {
    const actor = await newActor();
    const first = await add(actor);
    const second = await add(actor, { customer_area: 'Town Hall', customer_landmark: '' });
    expect(await list(actor)).toEqual([
      { ...home, address_id: first, default_address: '1', customer_state: 'Tamil Nadu', served: '1' },
      expect.objectContaining({ address_id: second, default_address: '0', customer_area: 'Town Hall' }),
    ]);
  });

  it('give the session the place of the default one, and whether it is served', async () => {
    const actor = await newActor();
    const place = async () => (await doAs(shop, actor, userValidate, {})).data.default_place;
    expect(await place()).toBeUndefined();
    await add(actor);
    expect(await place()).toEqual({ pincode: '641002', city_name: 'Coimbatore', served: '1' });
    const ooty = await add(actor, { customer_city: 'The Nilgiris', customer_pincode: '643001' });
    await doAs(shop, actor, defaultaddress, { address_id: ooty });
    expect(await place()).toEqual({ pincode: '643001', city_name: 'The Nilgiris', served: '0' });
  });

  it('[4.addresses.default] have one default, also when many are chosen at once', async () => {
    const actor = await newActor();
    const ids: number[] = [];
    for (const customer_area of ['R S Puram', 'Town Hall', 'Gandhipuram']) {
      ids.push(await add(actor, { customer_area }));
    }
    await doAs(shop, actor, defaultaddress, { address_id: ids[1] ?? 0 });
    expect(await defaults(actor)).toEqual([ids[1]]);
    const choices = Array.from({ length: 12 }, (_, index) => ids[index % 3] ?? 0);
    await Promise.all(choices.map((id) => doAs(shop, actor, defaultaddress, { address_id: id })));
    expect(await defaults(actor)).toHaveLength(1);
  });

  it('have one default when the first two are added at once', async () => {
    const actor = await newActor();
    await Promise.all([add(actor), add(actor)]);
    expect(await defaults(actor)).toHaveLength(1);
  });

  it('can be changed and deleted; the newest other one becomes the default', async () => {
    const actor = await newActor();
    const ids: number[] = [];
    for (const customer_area of ['R S Puram', 'Town Hall', 'Gandhipuram']) {
      ids.push(await add(actor, { customer_area }));
    }
    await doAs(shop, actor, addressupdate, { ...home, address_id: ids[0] ?? 0, customer_name: 'Kumar' });
    expect((await list(actor))[0]).toMatchObject({ customer_name: 'Kumar', default_address: '1' });
    await doAs(shop, actor, addressdelete, { address_id: ids[0] ?? 0 });
    expect(await defaults(actor)).toEqual([ids[2]]);
    await doAs(shop, actor, addressdelete, { address_id: ids[2] ?? 0 });
    await doAs(shop, actor, addressdelete, { address_id: ids[1] ?? 0 });
    expect(await list(actor)).toEqual([]);
  });

  it('must have a pincode of their city', async () => {
    const actor = await newActor();
    const wrong = await callAs(shop, actor, address, { ...home, customer_city: 'Madurai' });
    expect(wrong.error).toMatchObject({ code: 'bad_request', field: 'customer_pincode' });
    const nowhere = await callAs(shop, actor, address, { ...home, customer_city: 'Atlantis' });
    expect(nowhere.status).toBe(400);
    const id = await add(actor);
    const moved = await callAs(shop, actor, addressupdate, {
      ...home,
      address_id: id,
      customer_city: 'Madurai',
    });
    expect(moved.error?.field).toBe('customer_pincode');
  });

  it.each([
    ['customer_name', 'Jo'],
    ['customer_mobile', '1234567890'],
    ['customer_email', 'not an address'],
    ['customer_email', 'meena_k@farm.in'],
    ['customer_address', '   '],
    ['customer_area', ''],
    ['customer_pincode', '64100'],
    ['customer_state', 'Kerala'],
  ])('with a wrong %s are refused', async (field, value) => {
    const result = await callAs(shop, await newActor(), address, { ...home, [field]: value });
    expect(result).toMatchObject({ status: 400, error: { code: 'bad_request', field } });
  });

  it('validate an e-mail address as the form does', async () => {
    const actor = await newActor();
    await add(actor, { customer_email: '.meena..k.@farm.in' });
    expect(await list(actor)).toMatchObject([{ customer_email: '.meena..k.@farm.in' }]);
  });

  it('are stored once, however often the same one is saved', async () => {
    const actor = await newActor();
    const ids = await Promise.all([add(actor), add(actor), add(actor)]);
    expect(new Set(ids).size).toBe(1);
    expect(await list(actor)).toHaveLength(1);
  });

  it('are limited in number', async () => {
    const actor = await newActor();
    const doors = Array.from({ length: MAX_ADDRESSES }, (_, door) => ({
      customer_address: `${door} Temple Street`,
    }));
    await Promise.all(doors.map((door) => add(actor, door)));
    expect(await callAs(shop, actor, address, home)).toMatchObject({
      status: 409,
      error: { code: 'conflict' },
    });
    expect(await list(actor)).toHaveLength(MAX_ADDRESSES);
  });

  it('[6.customer] of another customer are not found and do not change', async () => {
    const [mine, theirs] = [await newActor(), await newActor()];
    const id = await add(theirs);
    await add(mine);
    const attempts = [
      await callAs(shop, mine, addressupdate, { ...home, customer_name: 'Thief', address_id: id }),
      await callAs(shop, mine, addressdelete, { address_id: id }),
      await callAs(shop, mine, defaultaddress, { address_id: id }),
    ];
    for (const result of attempts) {
      expect(result).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    expect(await list(theirs)).toMatchObject([{ customer_name: 'Meena', default_address: '1' }]);
    expect(await defaults(mine)).toHaveLength(1);
  });

  it('[6.guest.mayNot] are not for guests', async () => {
    expect((await callAs(shop, newGuest(), addresslisting, {})).error?.code).toBe('unauthenticated');
  });
});
