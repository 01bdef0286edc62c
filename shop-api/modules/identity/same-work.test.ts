import { eq } from 'drizzle-orm';
import type { GuestActor } from '@/lib/contract/actor-token';
import { register, verifyotp } from '@/lib/contract/shop/identity';
import { customers } from '@/shop-api/db/schema/identity';
import { callAs, makeCustomer, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { statementsOf } from '@/shop-api/testing/statements';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function mobilesOfEachKind(): Promise<string[]> {
  const [known, suspended] = [await makeCustomer(shop), await makeCustomer(shop)];
  const isSuspended = eq(customers.id, suspended.actor.id);
  await shop.db.update(customers).set({ suspendedAt: shop.clock.now() }).where(isSuspended);
  return [newMobile(), known.mobile, suspended.mobile];
}

const ask = (guest: GuestActor, mobile: string) => callAs(shop, guest, register, { name: 'Meena', mobile });
const guess = (guest: GuestActor, mobile: string, otp: string) =>
  callAs(shop, guest, verifyotp, { mobile, otp, session_id: guest.id });

it('runs the same queries for an unknown, a known and a suspended number, so that timing reveals nothing', async () => {
  const kinds = [];
  for (const mobile of await mobilesOfEachKind()) {
    const guest = newGuest();
    let otp = '';
    const asking = await statementsOf(async () => {
      otp = (await ask(guest, mobile)).answer?.data.otp ?? '';
    });
    const wrong = String((Number(otp) + 1) % 10_000).padStart(4, '0');
    kinds.push([...asking, ...(await statementsOf(() => guess(guest, mobile, wrong)))]);
  }
  const [unknown = [], known, suspended] = kinds;
  expect(unknown.length).toBeGreaterThan(10);
  expect(known).toEqual(unknown);
  expect(suspended).toEqual(unknown);
  expect(unknown.filter((statement) => statement.includes('customers'))).toHaveLength(1);
});
