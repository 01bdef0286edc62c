import { eq, sql } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { addresses, favourites, promotionCredits } from '@/shop-api/db/schema/account';
import { enquiries } from '@/shop-api/db/schema/content';
import { customers, otpChallenges, sessions } from '@/shop-api/db/schema/identity';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { pincodeAlerts } from '@/shop-api/db/schema/pincode-alerts';
import { demoSms } from '@/shop-api/db/schema/sms';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { ERASED_ADDRESS } from '@/shop-api/modules/address/shipping-detail';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { beginCartChange, dropCart } from '@/shop-api/modules/cart/repository';
import { findCustomer, lockMobile } from '@/shop-api/modules/customers/repository';
import { forgetSignIns } from '@/shop-api/modules/identity/kept-sign-in';
import { forgetSms } from '@/shop-api/modules/sms/queue';
import { newReadableId } from '@/shop-api/readable-id';
import { listUnfinished } from './list-unfinished';

/**
 * Erases a customer. Orders, payments and enquiries keep their amounts and dates but lose all personal data; the rest
 * is deleted. The text of an open enquiry stays until it is closed. The mobile can register again as a new customer.
 * Erasing twice changes nothing.
 *
 * @throws ShopError conflict while an order or payment is under way, or money is owed.
 */
export function eraseCustomer({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<void> {
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const known = await findCustomer(tx, id);
    if (known) await lockMobile(tx, known.mobile);
    // why: a concurrent order locks the cart, so it is either seen below or finds no customer
    await beginCartChange(tx, customerCart(id), now);
    const customer = await findCustomer(tx, id);
    if (!customer || customer.erasedAt) return dropCart(tx, customerCart(id));
    await requireNothingUnfinished(tx, id);
    await forgetPerson(tx, id, now);
    await forgetOwned(tx, id);
    await forgetNumber(tx, customer.mobile, now);
    await blankBooks(tx, id);
  });
}

async function requireNothingUnfinished(tx: Tx, customerId: string): Promise<void> {
  const { orders: underWay, payments: unsettled } = await listUnfinished(tx, customerId);
  if (underWay.length + unsettled.length > 0) throw new ShopError('conflict');
}

async function forgetPerson(tx: Tx, id: string, now: Date): Promise<void> {
  const nobody = { name: text('erase.name'), email: '', gender: 0, dateOfBirth: null };
  const mobile = newReadableId('X');
  await tx
    .update(customers)
    .set({ ...nobody, mobile, erasedAt: now })
    .where(eq(customers.id, id));
  await tx.delete(sessions).where(eq(sessions.customerId, id));
}

async function forgetOwned(tx: Tx, id: string): Promise<void> {
  for (const owned of [addresses, favourites, stockAlerts, pincodeAlerts]) {
    await tx.delete(owned).where(eq(owned.customerId, id));
  }
  await forgetSignIns(tx, id);
  await dropCart(tx, customerCart(id));
}

/** Deleting an account must not reset the SMS limits: that an SMS was sent is kept for a day, its content is not. */
async function forgetNumber(tx: Tx, mobile: string, now: Date): Promise<void> {
  for (const known of [promotionCredits, otpChallenges, demoSms]) {
    await tx.delete(known).where(eq(known.mobile, mobile));
  }
  await forgetSms(tx, mobile, now);
}

async function blankBooks(tx: Tx, id: string): Promise<void> {
  await tx.update(orders).set({ shippingDetail: ERASED_ADDRESS }).where(eq(orders.customerId, id));
  await tx.update(payments).set({ shippingDetail: ERASED_ADDRESS }).where(eq(payments.customerId, id));
  // why: the operator still has to answer an open enquiry; its text is deleted when it is closed
  const message = sql`case when ${enquiries.closedAt} is null then ${enquiries.message} else '' end`;
  await tx
    .update(enquiries)
    .set({ name: text('erase.name'), mobile: '', email: '', callerIp: '', message })
    .where(eq(enquiries.customerId, id));
}
