import { and, eq, gte, sql } from 'drizzle-orm';
import { type Paise, paise } from '@/lib/domain/money';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { promotionCredits } from '@/shop-api/db/schema/account';

/** What a registered mobile has left, 0 without any (decisions.md 8). */
export async function promotionCredit(db: DbOrTx, mobile: string): Promise<Paise> {
  const [credit] = await selectCredit(db, mobile);
  return paise(credit?.amountPaise ?? 0);
}

/** As `promotionCredit`, and nobody else can use it until the transaction ends. */
export async function lockPromotionCredit(tx: Tx, mobile: string): Promise<Paise> {
  const [credit] = await selectCredit(tx, mobile).for('update');
  return paise(credit?.amountPaise ?? 0);
}

/** @throws Error when less is left: the credit was not locked before. */
export async function spendPromotionCredit(tx: Tx, mobile: string, amount: Paise): Promise<void> {
  if (amount === 0) return;
  const used = await tx
    .update(promotionCredits)
    .set({ amountPaise: sql`${promotionCredits.amountPaise} - ${amount}` })
    .where(and(eq(promotionCredits.mobile, mobile), gte(promotionCredits.amountPaise, amount)))
    .returning({ mobile: promotionCredits.mobile });
  if (used.length !== 1) throw new Error('the promotion credit changed under its lock');
}

/** Gives a credit back, of an order that did not come to be (decisions.md 8). */
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
