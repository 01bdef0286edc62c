import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { DbOrTx } from '@/shop-api/db/client';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { heldPromotion, lockPromotionCredit, promotionCredit } from '@/shop-api/modules/promotion/repository';
import { defineCommand, type OperatorContext } from '../command';
import { mobileArg, mobileField, mobileInput, positiveRupeesField, rupeesField } from '../fields';
import { Refusal } from '../refusal';
import { money } from '../table';

const creditOutput = z.object({
  mobile: z.string(),
  promotion: z.number(),
  /** What an open payment holds beside it. */
  held: z.number(),
});
type Credit = z.output<typeof creditOutput>;

function creditText({ mobile, promotion, held }: Credit): string {
  const credit = `${mobile} has a promotion credit of ${money(promotion)}.`;
  if (held === 0) return credit;
  return `${credit} An open payment holds another ${money(held)}; it comes back unless the payment goes through.`;
}

async function toCredit(db: DbOrTx, mobile: string): Promise<Credit> {
  const [promotion, held] = [await promotionCredit(db, mobile), await heldPromotion(db, mobile)];
  return { mobile, promotion: rupeesFromPaise(promotion), held: rupeesFromPaise(held) };
}

const amountArg = { name: 'amount', about: 'rupees' };
/** The maximum credit of one mobile. */
const MAX_CREDIT_PAISE = 1_000_000_00;

function setCredit(toAmount: (current: number, amount: number) => number) {
  return ({ db }: OperatorContext, { mobile, amount }: { mobile: string; amount: number }) =>
    withTransaction(db, async (tx) => {
      await tx.insert(promotionCredits).values({ mobile, amountPaise: 0 }).onConflictDoNothing();
      const amountPaise = toAmount(await lockPromotionCredit(tx, mobile), amount);
      if (amountPaise > MAX_CREDIT_PAISE)
        throw new Refusal(`${mobile} would have more credit than is allowed.`);
      await tx.update(promotionCredits).set({ amountPaise }).where(eq(promotionCredits.mobile, mobile));
      return toCredit(tx, mobile);
    });
}

const showCredit = defineCommand({
  name: 'promotion show',
  summary: 'Show the promotion credit of a mobile number.',
  args: [mobileArg],
  input: mobileInput,
  output: creditOutput,
  run: ({ db }, { mobile }) => toCredit(db, mobile),
  text: creditText,
});

const addCredit = defineCommand({
  name: 'promotion add',
  summary: 'Add to the promotion credit of a mobile number, registered or not.',
  args: [mobileArg, amountArg],
  input: z.object({ mobile: mobileField, amount: positiveRupeesField }),
  output: creditOutput,
  run: setCredit((current, amount) => current + amount),
  text: creditText,
});

const replaceCredit = defineCommand({
  name: 'promotion set',
  summary: 'Set the promotion credit of a mobile number; 0 removes it, except what an open payment holds.',
  args: [mobileArg, amountArg],
  input: z.object({ mobile: mobileField, amount: rupeesField }),
  output: creditOutput,
  run: setCredit((_current, amount) => amount),
  text: creditText,
});

export const promotionCommands = [showCredit, addCredit, replaceCredit];
