import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { TONES } from '@/lib/domain/tone';
import { tamilOrder } from './tamil-order';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Tamil. */
  name2: text('name2').notNull(),
  image: text('image').notNull(),
  /** The colour of its tile, one of lib/domain/tone.ts. */
  tone: text('tone', { enum: TONES }).notNull().default('plain'),
  active: boolean('active').notNull().default(true),
  sort: integer('sort').notNull(),
});

/** One row is one pack (decisions.md 5); packs of the same produce share `group_key`. Money in paise. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    groupKey: text('group_key').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    /** Tamil. */
    name2: text('name2').notNull(),
    /** The Tamil name in Latin letters. */
    localName: text('local_name').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    description: text('description').notNull().default(''),
    /** In Tamil, as every `…2` is. */
    description2: text('description2').notNull().default(''),
    image: text('image').notNull(),
    hasZoom: boolean('has_zoom').notNull().default(false),
    organic: boolean('organic').notNull().default(false),
    listed: boolean('listed').notNull().default(true),
    todaySpecial: boolean('today_special').notNull().default(false),
    active: boolean('active').notNull().default(true),
    variantName: text('variant_name').notNull(),
    nicName: text('nic_name').notNull(),
    variantLabel: text('variant_label').notNull().default(''),
    netQuantityValue: numeric('net_quantity_value', { precision: 10, scale: 3, mode: 'number' }).notNull(),
    netQuantityUnit: text('net_quantity_unit').notNull(),
    /** In English; null until the shop has entered it (decisions.md 37). */
    countryOfOrigin: text('country_of_origin'),
    pricePaise: integer('price_paise').notNull(),
    /** 0 means no offer. */
    offerPaise: integer('offer_paise').notNull().default(0),
    stock: integer('stock').notNull(),
    /**
     * The part of the stock that lists need: used in an index, it changes only when the last unit sells, not with every
     * sale.
     */
    soldOut: boolean('sold_out').notNull().generatedAlwaysAs(sql`stock = 0`),
    sort: integer('sort').notNull().default(0),
    /** Folded names and keywords, see modules/catalogue/fold.ts. */
    searchText: text('search_text').notNull(),
    /** The same names and keywords as typed, in lower case, with a space before each word. */
    typedText: text('typed_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(translate(' ' || name || ' ' || name2 || ' ' || local_name || ' ' || keywords, '(),/', '    '))`,
      ),
    /** The sort key of lists in Tamil. */
    tamilOrder: text('tamil_order').notNull().generatedAlwaysAs(tamilOrder),
  },
  (table) => [
    check('products_stock_not_negative', sql`${table.stock} >= 0`),
    check('products_price_positive', sql`${table.pricePaise} > 0 and ${table.offerPaise} >= 0`),
    check('products_net_quantity_positive', sql`${table.netQuantityValue} > 0`),
    // why: it has all columns that lists are sorted and filtered by, so that only the page's rows are fetched
    index('products_listing')
      .on(
        table.categoryId,
        table.soldOut,
        table.sort,
        table.id,
        table.pricePaise,
        table.offerPaise,
        table.netQuantityUnit,
        table.netQuantityValue,
        table.name,
        table.tamilOrder,
      )
      .where(sql`active and listed`),
    index('products_specials')
      .on(table.categoryId, table.sort)
      .where(sql`active and listed and today_special`),
    index('products_group').on(table.groupKey),
    index('products_search').using('gin', table.searchText.op('gin_trgm_ops')).where(sql`active and listed`),
    index('products_typed').using('gin', table.typedText.op('gin_trgm_ops')).where(sql`active and listed`),
  ],
);

/** Former slugs of categories, so that shared and indexed links still work. */
export const oldCategorySlugs = pgTable('old_category_slugs', {
  slug: text('slug').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
});

/** Former slugs of products. */
export const oldProductSlugs = pgTable('old_product_slugs', {
  slug: text('slug').primaryKey(),
  productId: integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
});

export const productImages = pgTable(
  'product_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    image: text('image').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('product_images_product').on(table.productId, table.sort)],
);
