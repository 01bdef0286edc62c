import { sql } from 'drizzle-orm';
import { deleteaccount } from '@/lib/contract/shop/customer-data';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { checkPayments, openPage } from '@/shop-api/testing/paying';
import { newRegular } from '@/shop-api/testing/regulars';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

/** Kept, without personal data. */
const BOOKS = ['enquiries', 'orders', 'payments'];

const world = operatedSampledShop({
  products: 1,
  asSampled: { stock: 1000, pricePaise: 20_000, offerPaise: 0 },
});

/** The tables with a column `customer_id`, by whether one of their rows is this customer's. */
async function tablesOf(customerId: string) {
  const { rows: tables } = await world.shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id'`,
  );
  const [filled, empty]: [string[], string[]] = [[], []];
  for (const { name } of tables) {
    const { rows } = await world.shop.db.execute(
      sql`select 1 from ${sql.identifier(name)} where customer_id = ${customerId} limit 1`,
    );
    (rows.length > 0 ? filled : empty).push(name);
  }
  return { filled: filled.sort(), empty };
}

it('deleting the account deletes the customer’s rows of every table except the books', async () => {
  const { buyer } = await newRegular(world.shop, world.id(0));
  await openPage(world.shop, buyer);
  world.shop.clock.forwardMs(PAYMENT_HOLD_MS);
  await checkPayments(world.shop);
  // why: a table that the customer above has no row of would prove nothing
  expect((await tablesOf(buyer.actor.id)).empty).toEqual([]);
  await doAs(world.shop, buyer.actor, deleteaccount, { confirm: 'DELETE' });
  expect((await tablesOf(buyer.actor.id)).filled).toEqual(BOOKS);
});
