import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { type Paise, paise } from '@/lib/domain/money';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { customers } from '@/shop-api/db/schema/identity';
import { payments } from '@/shop-api/db/schema/payments';
import { isOpenPaymentOf } from '@/shop-api/modules/open-payment/repository';

/** The remaining credit of a registered mobile, 0 without any (decisions.md 8). */
export async function promotionCredit(db: DbOrTx, mobile: string): Promise<Paise> {
  const [credit] = await selectCredit(db, mobile);
  return paise(credit?.amountPaise ?? 0);
}

/** The credit a customer can use now, including what their open payment reserves. */
export async function usablePromotion(db: DbOrTx, customerId: string): Promise<Paise> {
  const [row] = await db
    .select({ amountPaise: usablePromotionPaise(db, customerId) })
    .from(customers)
    .where(eq(customers.id, customerId));
  return paise(row?.amountPaise ?? 0);
}

/** `usablePromotion` as an SQL expression for another query. */
export function usablePromotionPaise(db: DbOrTx, customerId: string): SQL<number> {
  const left = db
    .select({ amountPaise: promotionCredits.amountPaise })
    .from(promotionCredits)
    .innerJoin(customers, eq(customers.mobile, promotionCredits.mobile))
    .where(eq(customers.id, customerId));
  // why: the order it is reserved for can still be replaced, so the shopper can still use it
  const held = db
    .select({ amountPaise: payments.promotionPaise })
    .from(payments)
    .where(isOpenPaymentOf(customerId));
  return sql<number>`coalesce(${left}, 0) + coalesce(${held}, 0)`;
}

/** What an open payment holds of the credit of a registered mobile; it returns when the payment ends unpaid. */
export async function heldPromotion(db: DbOrTx, mobile: string): Promise<Paise> {
  const [open] = await db
    .select({ amountPaise: payments.promotionPaise })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(and(eq(customers.mobile, mobile), eq(payments.state, 'open')));
  return paise(open?.amountPaise ?? 0);
}

/** Like `promotionCredit`, and locks the credit until the transaction ends. */
export async function lockPromotionCredit(tx: Tx, mobile: string): Promise<Paise> {
  const [credit] = await selectCredit(tx, mobile).for('update');
  return paise(credit?.amountPaise ?? 0);
}

/** @throws Error when less is left, i.e. when the credit was not locked. */
export async function spendPromotionCredit(tx: Tx, mobile: string, amount: Paise): Promise<void> {
  if (amount === 0) return;
  const used = await tx
    .update(promotionCredits)
    .set({ amountPaise: sql`${promotionCredits.amountPaise} - ${amount}` })
    .where(and(eq(promotionCredits.mobile, mobile), gte(promotionCredits.amountPaise, amount)))
    .returning({ mobile: promotionCredits.mobile });
  if (used.length !== 1) throw new Error('the promotion credit changed under its lock');
}

/** Returns the credit of an order that was not completed (decisions.md 8). */
export async function returnPromotionCredit(tx: Tx, mobile: string, amount: number): Promise<void> {
  if (amount === 0) return;
  await tx
    .insert(promotionCredits)
    .values({ mobile, amountPaise: amount })
    .onConflictDoUpdate({
      target: promotionCredits.mobile,
      set: { amountPaise: sql`${promotionCredits.amountPaise} + ${amount}` },
    });
}

function selectCredit(db: DbOrTx, mobile: string) {
  return db
    .select({ amountPaise: promotionCredits.amountPaise })
    .from(promotionCredits)
    .where(eq(promotionCredits.mobile, mobile));
}
