import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';

type Invariant = { title: string; violations: SQL };

/** Conditions that must never hold; each query returns the ids of violating rows. */
const INVARIANTS: readonly Invariant[] = [
  {
    title: 'an order without lines',
    violations: sql`select id from orders o where not exists (select 1 from order_lines where order_id = o.id)`,
  },
  {
    title: 'a subtotal that is not the sum of the lines',
    violations: sql`select o.id from orders o join order_lines l on l.order_id = o.id
      group by o.id having sum(l.quantity * l.unit_price_paise) <> o.subtotal_paise`,
  },
  {
    title: 'a status that is not the newest tracking entry',
    violations: sql`select o.id from orders o where o.status is distinct from (
      select status from tracking_entries where order_id = o.id order by id desc limit 1)`,
  },
  {
    title: 'an order that is not of exactly one order key or one payment',
    violations: sql`select o.id from orders o left join idempotency_keys k
      on k.scope = 'order:' || o.customer_id and k.response ->> 'invoice_id' = o.id
      left join payments p on p.order_id = o.id
      group by o.id having count(distinct k.key) + count(distinct p.id) <> 1`,
  },
  {
    title: 'an order key whose order is not there',
    violations: sql`select k.key as id from idempotency_keys k where k.scope like 'order:%'
      and not exists (select 1 from orders where id = k.response ->> 'invoice_id')`,
  },
  {
    title: 'a product of which less than nothing is left',
    violations: sql`select id from products where stock < 0`,
  },
  {
    title: 'a promotion credit below nothing',
    violations: sql`select mobile as id from promotion_credits where amount_paise < 0`,
  },
  {
    title: 'a payment whose order costs something else',
    violations: sql`select p.id from payments p join orders o on o.id = p.order_id
      where o.subtotal_paise - o.promotion_paise <> p.total_paise`,
  },
  {
    title: 'an order whose money is another amount',
    violations: sql`select id from payments where state = 'paid' and captured_paise is distinct from total_paise`,
  },
  {
    title: 'money that is neither of an order nor on its way back',
    violations: sql`select id from payments where captured_id is not null
      and state not in ('paid', 'refund_due', 'refunded')`,
  },
];

/** Totals that orders and open payments must not change: one row per `name`. */
const CONSERVED: readonly SQL[] = [
  sql`select 'units of product ' || p.id as name, (p.stock
      + coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
          where l.product_id = p.id and o.status <> 'Order Cancelled'), 0)
      + coalesce((select sum(l.quantity) from payment_lines l join payments y on y.id = l.payment_id
          where l.product_id = p.id and y.state = 'open'), 0))::int as amount
    from products p`,
  sql`select 'credit of ' || p.mobile as name, (p.amount_paise
      + coalesce((select sum(o.promotion_paise) from orders o join customers c on c.id = o.customer_id
          where c.mobile = p.mobile and o.status <> 'Order Cancelled'), 0)
      + coalesce((select sum(y.promotion_paise) from payments y join customers c on c.id = y.customer_id
          where c.mobile = p.mobile and y.state = 'open'), 0))::int as amount
    from promotion_credits p`,
];

/** The violated invariants with the violating ids; empty when all hold. */
export async function brokenInvariants(db: DbOrTx): Promise<{ title: string; ids: unknown[] }[]> {
  const broken = [];
  for (const { title, violations } of INVARIANTS) {
    const { rows } = await db.execute<{ id: unknown }>(violations);
    if (rows.length > 0) broken.push({ title, ids: rows.map(({ id }) => id) });
  }
  return broken;
}

/** Must be equal before and after any orders: stock plus sold and reserved units, and credit plus spent credit. */
export async function conservedAmounts(db: DbOrTx): Promise<Record<string, number>> {
  const amounts: Record<string, number> = {};
  for (const query of CONSERVED) {
    const { rows } = await db.execute<{ name: string; amount: number }>(query);
    for (const { name, amount } of rows) amounts[name] = amount;
  }
  return amounts;
}
