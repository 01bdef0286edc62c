import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { LISTED_ORDERS } from '@/lib/domain/limits';
import type { Tone } from '@/lib/domain/tone';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { orderLines, orders, trackingEntries } from '@/shop-api/db/schema/orders';
import { newReadableId } from '@/shop-api/readable-id';

export type Order = typeof orders.$inferSelect;
type StoredLine = typeof orderLines.$inferSelect;
/** A line with the current tone of its product's category, null when the product no longer exists. */
export type OrderLine = StoredLine & { tone: Tone | null };
/** A line of an order, or of a payment that may become one. */
export type SoldLine = Omit<StoredLine, 'orderId'>;
export type OrderWithLines = { order: Order; lines: OrderLine[] };
export type TrackingEntry = Pick<typeof trackingEntries.$inferSelect, 'status' | 'createdAt'>;

const ID_TRIES = 5;

export const isOwnOrder = (customerId: string, id: string) =>
  and(eq(orders.customerId, customerId), eq(orders.id, id));

/** Stores an order with its lines and first tracking entry, and returns its new id. */
export async function insertOrder(
  tx: Tx,
  order: Omit<Order, 'id'>,
  lines: readonly SoldLine[],
): Promise<string> {
  const orderId = await insertUnderNewId(tx, order);
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
  await tx.insert(trackingEntries).values({ orderId, status: order.status, createdAt: order.createdAt });
  return orderId;
}

async function insertUnderNewId(tx: Tx, order: Omit<Order, 'id'>): Promise<string> {
  for (let tries = 0; tries < ID_TRIES; tries++) {
    const [inserted] = await tx
      .insert(orders)
      .values({ id: newReadableId('KD'), ...order })
      .onConflictDoNothing()
      .returning({ id: orders.id });
    if (inserted) return inserted.id;
  }
  throw new Error('no free order id found');
}

/** Changes the status of a locked order and adds a tracking entry. */
export async function moveOrder(
  tx: Tx,
  id: string,
  to: Pick<Order, 'status' | 'deliveryDate'>,
  now: Date,
): Promise<void> {
  await tx.update(orders).set(to).where(eq(orders.id, id));
  await tx.insert(trackingEntries).values({ orderId: id, status: to.status, createdAt: now });
}

/** The customer's newest orders, the newest first. */
export async function listOrders(
  db: DbOrTx,
  customerId: string,
  count = LISTED_ORDERS,
): Promise<OrderWithLines[]> {
  const listed = await newestOrders(db, customerId, count);
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const lines = await selectLines(db)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const byOrder = new Map<string, OrderLine[]>(ids.map((id) => [id, []]));
  for (const line of lines) byOrder.get(line.orderId)?.push(line);
  return listed.map((order) => ({ order, lines: byOrder.get(order.id) ?? [] }));
}

export async function findLastOrder(db: DbOrTx, customerId: string): Promise<Order | undefined> {
  const [last] = await newestOrders(db, customerId, 1);
  return last;
}

/** The customer's own order; undefined for another customer's. */
export async function findOwnOrder(
  db: DbOrTx,
  customerId: string,
  id: string,
): Promise<OrderWithLines | undefined> {
  const [order] = await db.select().from(orders).where(isOwnOrder(customerId, id));
  if (!order) return undefined;
  const ofOrder = eq(orderLines.orderId, id);
  return { order, lines: await selectLines(db).where(ofOrder).orderBy(asc(orderLines.position)) };
}

function selectLines(db: DbOrTx) {
  return db
    .select({ ...getTableColumns(orderLines), tone: categories.tone })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(categories, eq(categories.id, products.categoryId));
}

/** The tracking entries, the oldest first; empty for another customer's order. */
export function listTracking(db: DbOrTx, customerId: string, id: string): Promise<TrackingEntry[]> {
  return db
    .select({ status: trackingEntries.status, createdAt: trackingEntries.createdAt })
    .from(trackingEntries)
    .innerJoin(orders, eq(orders.id, trackingEntries.orderId))
    .where(isOwnOrder(customerId, id))
    .orderBy(asc(trackingEntries.id));
}

/** Like `listTracking` for many orders, keyed by order id. */
export async function listTrackings(
  db: DbOrTx,
  orderIds: readonly string[],
): Promise<Map<string, TrackingEntry[]>> {
  const rows = await db
    .select({
      orderId: trackingEntries.orderId,
      status: trackingEntries.status,
      createdAt: trackingEntries.createdAt,
    })
    .from(trackingEntries)
    .where(inArray(trackingEntries.orderId, [...orderIds]))
    .orderBy(asc(trackingEntries.id));
  const byOrder = new Map<string, TrackingEntry[]>();
  for (const { orderId, ...entry } of rows) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), entry]);
  return byOrder;
}

function newestOrders(db: DbOrTx, customerId: string, count: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(count);
}
