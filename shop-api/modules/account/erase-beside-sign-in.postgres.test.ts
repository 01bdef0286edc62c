import { eq } from 'drizzle-orm';
import { deleteaccount } from '@/lib/contract/shop/customer-data';
import { register, verifyotp } from '@/lib/contract/shop/identity';
import { customers } from '@/shop-api/db/schema/identity';
import { sqlStateOf } from '@/shop-api/db/with-transaction';
import { identityMessages } from '@/shop-api/modules/identity/messages';
import { firstProductIds } from '@/shop-api/testing/buyers';
import { lockWaits } from '@/shop-api/testing/lock-waits';
import { callAs, doAs, fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Records the SQLSTATE of every transaction that fails from now on. */
function failuresOf({ db }: TestShop): (string | undefined)[] {
  const states: (string | undefined)[] = [];
  const transaction = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementation((...call) =>
    transaction(...call).catch((error: unknown) => {
      states.push(sqlStateOf(error));
      throw error;
    }),
  );
  return states;
}

it('a guest with a cart who signs in while the account is deleted waits, and then needs another code', async () => {
  const [productId = 0] = await firstProductIds(shop.db, 1);
  const { actor, mobile } = await makeCustomer(shop);
  const guest = newGuest();
  await fillCart(shop, guest, [{ productId, quantity: 2 }]);
  const { data } = await doAs(shop, guest, register, { name: 'Selvi', mobile });
  const failures = failuresOf(shop);
  const both = await shop.db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.id, actor.id)).for('key share');
    const erasing = callAs(shop, actor, deleteaccount, { confirm: 'DELETE' });
    await lockWaits(shop.db);
    const entry = { mobile, otp: data.otp ?? '', session_id: guest.id };
    const signingIn = doAs(shop, guest, verifyotp, entry);
    await lockWaits(shop.db, 2);
    return { erasing, signingIn };
  });
  expect((await both.erasing).status).toBe(200);
  expect((await both.signingIn).data).toMatchObject({ status: 2, message: identityMessages.expiredCode });
  expect(failures).toEqual([]);
});
