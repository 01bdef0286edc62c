import { integer, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';

/** A product with its name and price at the time of purchase. */
export const soldLineColumns = () => ({
  position: integer('position').notNull(),
  productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
  productSlug: text('product_slug').notNull(),
  productImage: text('product_image').notNull(),
  productName: text('product_name').notNull(),
  productName2: text('product_name2').notNull(),
  variantName: text('variant_name').notNull(),
  nicName: text('nic_name').notNull(),
  variantLabel: text('variant_label').notNull(),
  quantity: integer('quantity').notNull(),
  unitPricePaise: integer('unit_price_paise').notNull(),
});
