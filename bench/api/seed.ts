import { eq, sql } from 'drizzle-orm';
import type { Db } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { searchTextOf } from '@/shop-api/modules/catalogue/fold';

export const SIZE = { products: 5_000, customers: 100_000, orders: 500_000, cartLines: 4, orderLines: 3 };

const ORIGINS = [
  'Ooty',
  'Salem',
  'Erode',
  'Theni',
  'Karur',
  'Madurai',
  'Tiruppur',
  'Nilgiri',
  'Kovai',
  'Hosur',
];
const CHUNK = 500;

/** Copies the sample products under other names until there are `count`, all with plenty of stock. */
export async function seedProducts(db: Db, count: number): Promise<void> {
  const sample = await db.select().from(products);
  const more = Array.from({ length: Math.max(0, count - sample.length) }, (_, index) => {
    const { id: _id, ...like } = sample[index % sample.length] ?? never();
    const round = Math.floor(index / sample.length) + 1;
    const origin = ORIGINS[(index + round) % ORIGINS.length] ?? never();
    const name = `${like.name} ${origin} ${round}`;
    return {
      ...like,
      name,
      slug: `${like.slug}-${round}`,
      groupKey: `${like.groupKey}-${round}`,
      sort: like.sort + round * 1000,
      searchText: searchTextOf({ ...like, name }),
    };
  });
  for (let from = 0; from < more.length; from += CHUNK)
    await db.insert(products).values(more.slice(from, from + CHUNK));
  await db.update(products).set({ stock: 1_000_000 }).where(eq(products.active, true));
}

function never(): never {
  throw new Error('the sample shop is empty');
}

/** Customers `c1`… with sessions `s1`…, an address whose id is the same number, and a full cart. */
const PEOPLE = [
  sql`insert into customers (id, mobile, name, created_at)
    select 'c' || n, '9' || lpad(n::text, 9, '0'), 'Meena', now() from generate_series(1, ${SIZE.customers}) n`,
  sql`insert into sessions (id, customer_id, created_at)
    select 's' || n, 'c' || n, now() from generate_series(1, ${SIZE.customers}) n`,
  sql`insert into addresses (customer_id, is_default, name, mobile, address, area, state, city, pincode)
    select 'c' || n, true, 'Meena', '9' || lpad(n::text, 9, '0'), '12 Car Street', 'R S Puram', 'Tamil Nadu',
      'Coimbatore', '641002' from generate_series(1, ${SIZE.customers}) n`,
  sql`insert into carts (owner_kind, owner_id, updated_at)
    select 'customer', 'c' || n, now() from generate_series(1, ${SIZE.customers}) n`,
  sql`insert into cart_lines (owner_kind, owner_id, product_id, quantity, variant_name, nic_name, cart_price_paise)
    select 'customer', 'c' || n, p.id, 1 + n % 3, p.variant_name, p.nic_name,
      case when p.offer_paise > 0 then p.offer_paise else p.price_paise end
    from generate_series(1, ${SIZE.customers}) n cross join generate_series(1, ${SIZE.cartLines}) k
    join products p on p.id = 1 + (n * 7 + k * 613) % ${SIZE.products} where p.active`,
];

const ORDERS = [
  sql`create temporary table placed on commit drop as
    select n, 'KD' || upper(lpad(to_hex(n), 10, '0')) as id, 'c' || 1 + (n * 31) % ${SIZE.customers} as customer_id,
      now() - (n || ' minutes')::interval as created_at
    from generate_series(1, ${SIZE.orders}) n`,
  sql`create temporary table bought on commit drop as
    select o.id as order_id, k - 1 as position, p.*,
      case when p.offer_paise > 0 then p.offer_paise else p.price_paise end as unit
    from placed o cross join generate_series(1, ${SIZE.orderLines}) k
    join products p on p.id = 1 + (o.n * 13 + k * 401) % ${SIZE.products}`,
  sql`insert into orders (id, customer_id, status, payment_type, subtotal_paise, promotion_paise, total_paise,
      shipping_detail, created_at)
    select o.id, o.customer_id, 'Pending', 'COD', total, 0, total,
      '{"customer_name":"Meena","customer_mobile":"9876543210","customer_email":"","customer_address":"12 Car Street",
        "customer_area":"R S Puram","customer_landmark":"","customer_state":"Tamil Nadu","customer_city":"Coimbatore",
        "customer_pincode":"641002"}'::jsonb, o.created_at
    from placed o join (select order_id, sum(unit)::int as total from bought group by 1) b on b.order_id = o.id`,
  sql`insert into order_lines (order_id, position, product_id, product_slug, product_image, product_name,
      product_name2, variant_name, nic_name, variant_label, quantity, unit_price_paise)
    select order_id, position, id, slug, image, name, name2, variant_name, nic_name, variant_label, 1, unit
    from bought`,
  sql`insert into tracking_entries (order_id, status, created_at) select id, 'Pending', created_at from placed`,
  sql`insert into idempotency_keys (scope, key, request_hash, response, created_at)
    select 'order:' || customer_id, 'key-' || id, md5(id), jsonb_build_object('invoice_id', id), created_at
    from placed`,
];

/** Grows the sample shop to `SIZE`. Run `vacuum (analyze)` afterwards. */
export async function seedLarge(db: Db): Promise<void> {
  await seedProducts(db, SIZE.products);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`alter sequence addresses_id_seq restart with 1`);
    for (const statement of [...PEOPLE, ...ORDERS]) await tx.execute(statement);
  });
  await db.execute(sql`update site_settings set minimum_purchase_paise = 0, maximum_purchase_paise = 0`);
}
