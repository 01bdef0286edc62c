import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { moment } from './moment';

const ownerColumns = {
  ownerKind: text('owner_kind', { enum: ['guest', 'customer'] }).notNull(),
  ownerId: text('owner_id').notNull(),
};

/** Created by the first write; every change of the cart locks this row. */
export const carts = pgTable(
  'carts',
  {
    ...ownerColumns,
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    /** The id of the order that took lines of this cart; the next change of the cart clears it. */
    orderedAs: text('ordered_as'),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerId] }),
    index('carts_age').on(table.updatedAt),
  ],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ...ownerColumns,
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** The pack and unit price the shopper last accepted (decisions.md 5). */
    variantName: text('variant_name').notNull(),
    nicName: text('nic_name').notNull(),
    cartPricePaise: integer('cart_price_paise').notNull(),
  },
  (table) => [
    unique('cart_lines_owner_product').on(table.ownerKind, table.ownerId, table.productId),
    foreignKey({
      name: 'cart_lines_cart',
      columns: [table.ownerKind, table.ownerId],
      foreignColumns: [carts.ownerKind, carts.ownerId],
    }).onDelete('cascade'),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** The last marked change of a product in a cart: an older one of the same tab is ignored. */
export const cartMarks = pgTable(
  'cart_marks',
  {
    ...ownerColumns,
    productId: integer('product_id').notNull(),
    tab: text('tab').notNull(),
    /** Milliseconds, by the clock of the shopper's device. */
    madeAt: bigint('made_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerKind, table.ownerId, table.productId] }),
    foreignKey({
      name: 'cart_marks_cart',
      columns: [table.ownerKind, table.ownerId],
      foreignColumns: [carts.ownerKind, carts.ownerId],
    }).onDelete('cascade'),
  ],
);
