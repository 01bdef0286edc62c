import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { indiaDateTime } from '@/lib/domain/india-time';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { DbOrTx } from '@/shop-api/db/client';
import { customers } from '@/shop-api/db/schema/identity';
import { orders } from '@/shop-api/db/schema/orders';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { promotionCredit } from '@/shop-api/modules/promotion/repository';
import { defineCommand, type OperatorContext } from '../command';
import { mobileArg, mobileInput } from '../fields';
import { Refusal } from '../refusal';
import { money, pairs } from '../table';

const customerOutput = z.object({
  mobile: z.string(),
  name: z.string(),
  suspended_since: z.string(),
  orders: z.number(),
  promotion: z.number(),
});

async function findCustomer(db: DbOrTx, mobile: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.mobile, mobile));
  if (!customer) throw new Refusal(`Nobody is registered with ${mobile}.`);
  return customer;
}

async function describe(db: DbOrTx, mobile: string): Promise<z.input<typeof customerOutput>> {
  const { id, name, suspendedAt } = await findCustomer(db, mobile);
  const [placed] = await db.select({ count: count() }).from(orders).where(eq(orders.customerId, id));
  return {
    mobile,
    name,
    suspended_since: suspendedAt ? indiaDateTime(suspendedAt) : '',
    orders: placed?.count ?? 0,
    promotion: rupeesFromPaise(await promotionCredit(db, mobile)),
  };
}

function customerText(customer: z.output<typeof customerOutput>): string {
  return pairs([
    ['Customer', `${customer.name}, ${customer.mobile}`],
    ['Suspended', customer.suspended_since === '' ? 'no' : `since ${customer.suspended_since}`],
    ['Orders', String(customer.orders)],
    ['Promotion credit', money(customer.promotion)],
  ]);
}

const show = defineCommand({
  name: 'customer show',
  summary: 'Show a customer.',
  args: [mobileArg],
  input: mobileInput,
  output: customerOutput,
  run: ({ db }, { mobile }) => describe(db, mobile),
  text: customerText,
});

function setSuspended(toMoment: (now: Date, since: Date | null) => Date | null) {
  return ({ db, clock }: OperatorContext, { mobile }: { mobile: string }) =>
    withTransaction(db, async (tx) => {
      const { id, suspendedAt } = await findCustomer(tx, mobile);
      await tx
        .update(customers)
        .set({ suspendedAt: toMoment(clock.now(), suspendedAt) })
        .where(eq(customers.id, id));
      return describe(tx, mobile);
    });
}

const suspend = defineCommand({
  name: 'customer suspend',
  summary: 'Suspend a customer, who is refused everywhere from then on.',
  args: [mobileArg],
  input: mobileInput,
  output: customerOutput,
  run: setSuspended((now, since) => since ?? now),
  text: customerText,
});

const restore = defineCommand({
  name: 'customer restore',
  summary: 'End the suspension of a customer.',
  args: [mobileArg],
  input: mobileInput,
  output: customerOutput,
  run: setSuspended(() => null),
  text: customerText,
});

export const customerCommands = [show, suspend, restore];
