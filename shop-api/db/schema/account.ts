import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { customers } from './identity';
import { moment } from './moment';

const ownedByCustomer = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export const addresses = pgTable(
  'addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerId: ownedByCustomer(),
    isDefault: boolean('is_default').notNull().default(false),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull().default(''),
    address: text('address').notNull(),
    area: text('area').notNull(),
    landmark: text('landmark').notNull().default(''),
    state: text('state').notNull(),
    city: text('city').notNull(),
    pincode: text('pincode').notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId, table.id),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`${table.isDefault}`),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    customerId: ownedByCustomer(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('favourites_newest').on(table.customerId, table.createdAt),
  ],
);

/** Credit of a registered mobile (decisions.md 8). */
export const promotionCredits = pgTable(
  'promotion_credits',
  {
    mobile: text('mobile').primaryKey(),
    amountPaise: integer('amount_paise').notNull(),
  },
  (table) => [check('promotion_credits_amount', sql`${table.amountPaise} >= 0`)],
);
