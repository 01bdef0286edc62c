import { asc, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CustomerActor } from '@/lib/contract/actor-token';
import type { exportdata } from '@/lib/contract/shop/customer-data';
import { EXPORTED_LINES, EXPORTED_ROWS } from '@/lib/domain/customer-data';
import { indiaDateTime } from '@/lib/domain/india-time';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { favourites } from '@/shop-api/db/schema/account';
import { products } from '@/shop-api/db/schema/catalogue';
import { enquiries } from '@/shop-api/db/schema/content';
import { sessions } from '@/shop-api/db/schema/identity';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { pincodeAlerts } from '@/shop-api/db/schema/pincode-alerts';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import type { Deps } from '@/shop-api/deps';
import { listAddresses } from '@/shop-api/modules/address/repository';
import { toAddressWire } from '@/shop-api/modules/address/to-wire';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { listCartRows } from '@/shop-api/modules/cart/repository';
import { toLineWire } from '@/shop-api/modules/cart/to-wire';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { toProfile } from '@/shop-api/modules/identity/profile';
import { toOrderDetails, toTracking } from '@/shop-api/modules/order-history/to-wire';
import { listOrders, listTrackings } from '@/shop-api/modules/orders/repository';
import { promotionCredit } from '@/shop-api/modules/promotion/repository';
import { rupees } from '@/shop-api/rupees';

type Exported = z.input<typeof exportdata.output>['data'];

const moment = (at: Date | null) => (at ? indiaDateTime(at) : '');

/**
 * All data the shop stores about a customer, as one consistent snapshot with a constant number of queries. Unbounded
 * lists are cut to the newest `EXPORTED_ROWS` and `EXPORTED_LINES`, and the export says how many rows were left out.
 */
export function exportData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: CustomerActor,
): Promise<Exported> {
  const readOnly = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const customer = await getCustomer(tx, actor.id);
    const exportedOrders = await countExportedOrders(tx, actor.id);
    return {
      exported_date: indiaDateTime(clock.now()),
      left_out: await leftOutOf(tx, actor.id, exportedOrders),
      profile: toProfile(customer),
      customer_since: indiaDateTime(customer.createdAt),
      sms_language: customer.language,
      promotion_credit: rupeesFromPaise(await promotionCredit(tx, customer.mobile)),
      addresses: (await listAddresses(tx, actor.id)).map(toAddressWire),
      orders: await ordersOf(tx, actor.id, exportedOrders),
      payments: await paymentsOf(tx, actor.id),
      cart: (await listCartRows(tx, customerCart(actor.id))).map(toLineWire),
      favourites: await marksOf(tx, favourites, actor.id),
      stock_alerts: await marksOf(tx, stockAlerts, actor.id),
      pincode_alerts: await pincodesOf(tx, actor.id),
      enquiries: await enquiriesOf(tx, actor.id),
      sessions: await sessionsOf(tx, actor.id),
    };
  }, readOnly);
}

/** How many of the newest orders the export has: at least one, however many lines that has. */
async function countExportedOrders(tx: Tx, customerId: string): Promise<number> {
  const rows = await tx
    .select({ lines: count(orderLines.position) })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.customerId, customerId))
    .groupBy(orders.id)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(EXPORTED_ROWS);
  let lines = 0;
  const firstLeftOut = rows.findIndex((row) => {
    lines += row.lines;
    return lines > EXPORTED_LINES;
  });
  return firstLeftOut === -1 ? rows.length : Math.max(1, firstLeftOut);
}

async function leftOutOf(tx: Tx, customerId: string, exportedOrders: number): Promise<Exported['left_out']> {
  const leftOut = async (
    rows: typeof orders | typeof payments | typeof enquiries | typeof sessions,
    exported = EXPORTED_ROWS,
  ) => Math.max(0, (await tx.$count(rows, eq(rows.customerId, customerId))) - exported);
  return {
    orders: await leftOut(orders, exportedOrders),
    payments: await leftOut(payments),
    enquiries: await leftOut(enquiries),
    sessions: await leftOut(sessions),
  };
}

async function ordersOf(db: DbOrTx, customerId: string, exported: number): Promise<Exported['orders']> {
  const placed = await listOrders(db, customerId, exported);
  const trackings = await listTrackings(
    db,
    placed.map(({ order }) => order.id),
  );
  return placed.map((own) => {
    const tracking = toTracking(trackings.get(own.order.id) ?? []).data;
    return { order_id: own.order.id, ...toOrderDetails(own), tracking };
  });
}

async function paymentsOf(db: DbOrTx, customerId: string): Promise<Exported['payments']> {
  const ofCustomer = eq(payments.customerId, customerId);
  const rows = await db
    .select()
    .from(payments)
    .where(ofCustomer)
    .orderBy(desc(payments.createdAt))
    .limit(EXPORTED_ROWS);
  return rows.map(({ id, createdAt, state, totalPaise, orderId }) => ({
    payment_id: id,
    created_date: indiaDateTime(createdAt),
    state,
    total: rupees(totalPaise),
    order_id: orderId ?? '',
  }));
}

async function marksOf(db: DbOrTx, marks: typeof favourites | typeof stockAlerts, customerId: string) {
  const rows = await db
    .select({ slug: products.slug, name: products.name, createdAt: marks.createdAt })
    .from(marks)
    .innerJoin(products, eq(products.id, marks.productId))
    .where(eq(marks.customerId, customerId))
    .orderBy(asc(marks.createdAt));
  return rows.map(({ slug, name, createdAt }) => ({
    product_slug: slug,
    product_name: name,
    created_date: indiaDateTime(createdAt),
  }));
}

async function pincodesOf(db: DbOrTx, customerId: string): Promise<Exported['pincode_alerts']> {
  const rows = await db.select().from(pincodeAlerts).where(eq(pincodeAlerts.customerId, customerId));
  return rows.map(({ pincode, createdAt }) => ({ pincode, created_date: indiaDateTime(createdAt) }));
}

async function enquiriesOf(db: DbOrTx, customerId: string): Promise<Exported['enquiries']> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.customerId, customerId))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(EXPORTED_ROWS);
  return rows.map(({ ticket, kind, orderId, reason, name, mobile, email, message, ...dates }) => ({
    ...{ ticket, kind, name, mobile, email, message },
    order_id: orderId ?? '',
    reason: reason ?? '',
    created_date: indiaDateTime(dates.createdAt),
    closed_date: moment(dates.closedAt),
  }));
}

async function sessionsOf(db: DbOrTx, customerId: string): Promise<Exported['sessions']> {
  const ofCustomer = eq(sessions.customerId, customerId);
  const rows = await db
    .select()
    .from(sessions)
    .where(ofCustomer)
    .orderBy(desc(sessions.createdAt))
    .limit(EXPORTED_ROWS);
  return rows.map(({ createdAt, revokedAt }) => ({
    created_date: indiaDateTime(createdAt),
    ended_date: moment(revokedAt),
  }));
}
