import { and, asc, eq, ilike, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { countryNames } from '@/lib/domain/country';
import { categories, oldProductSlugs, products } from '@/shop-api/db/schema/catalogue';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { defineCommand } from '../command';
import { countField, countryField, slugField } from '../fields';
import { Refusal } from '../refusal';
import { money, table } from '../table';
import { offerOf, productOutput, productText, type ShownProduct, slugArg, toOutput } from './product-output';
import { changeProduct, changeSale, findProduct } from './product-rows';

const list = defineCommand({
  name: 'product list',
  summary: 'List products with price and stock.',
  options: {
    search: { value: 'words', about: 'only those whose name, in either language, or slug has these words' },
    category: { value: 'slug', about: 'only those of this category' },
    'stock-up-to': { value: 'count', about: 'only those with at most this many left' },
  },
  input: z.object({
    search: z.string().trim().max(100).optional(),
    category: slugField.optional(),
    'stock-up-to': countField.optional(),
  }),
  output: z.object({ products: z.array(productOutput) }),
  run: async ({ db }, { search, category, 'stock-up-to': below }) => {
    const pattern = `%${search?.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await db
      .select({ product: products, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(
        and(
          search
            ? or(...[products.name, products.name2, products.slug].map((column) => ilike(column, pattern)))
            : undefined,
          category ? eq(categories.slug, category) : undefined,
          below === undefined ? undefined : lte(products.stock, below),
        ),
      )
      .orderBy(asc(products.sort), asc(products.id));
    return { products: rows.map(toOutput) };
  },
  text: ({ products: shown }) =>
    table(
      ['Slug', 'Name', 'Price', 'Offer', 'Stock', ''],
      shown.map((product) => [
        product.product_slug,
        product.product_name,
        money(product.actual_price),
        offerOf(product),
        String(product.stock_availability),
        product.active ? '' : 'withdrawn',
      ]),
      'No product matches.',
    ),
});

const show = defineCommand({
  name: 'product show',
  summary: 'Show one product.',
  args: [slugArg],
  input: z.object({ slug: slugField }),
  output: productOutput,
  run: async ({ db }, { slug }) => toOutput(await findProduct(db, slug)),
  text: productText,
});

const withdraw = defineCommand({
  name: 'product withdraw',
  summary: 'Take a product off sale; carts that contain it say so.',
  args: [slugArg],
  input: z.object({ slug: slugField }),
  output: productOutput,
  run: ({ db }, { slug }) =>
    withTransaction(db, async (tx) => {
      const row = await changeSale(tx, slug, false);
      await recordChanges(tx, [{ kind: 'withdrawn', slug, category: row.category }]);
      return toOutput(row);
    }),
  text: productText,
});

const restore = defineCommand({
  name: 'product restore',
  summary: 'Put a withdrawn product back on sale.',
  args: [slugArg],
  input: z.object({ slug: slugField }),
  output: productOutput,
  run: async ({ db }, { slug }) => toOutput(await withTransaction(db, (tx) => changeSale(tx, slug, true))),
  text: productText,
});

const rename = defineCommand({
  name: 'product rename',
  summary: 'Give a product another address; the old one redirects to it.',
  args: [slugArg, { name: 'new-slug', about: 'the last part of its new address' }],
  input: z.object({ slug: slugField, 'new-slug': slugField }),
  output: productOutput,
  run: ({ db }, { slug, 'new-slug': newSlug }) =>
    withTransaction(db, async (tx) => {
      const [taken] = await tx.select().from(products).where(eq(products.slug, newSlug));
      if (newSlug === slug && taken) throw new Refusal(`${slug} is already its address.`);
      if (taken) throw new Refusal(`There is already a product ${newSlug}.`);
      const row = await changeProduct(tx, slug, () => ({ slug: newSlug }));
      const ofProduct = { productId: row.product.id };
      await tx.delete(oldProductSlugs).where(eq(oldProductSlugs.slug, newSlug));
      await tx
        .insert(oldProductSlugs)
        .values({ slug, ...ofProduct })
        .onConflictDoUpdate({ target: oldProductSlugs.slug, set: ofProduct });
      await recordChanges(tx, [{ kind: 'withdrawn', slug, category: row.category }]);
      return toOutput(row);
    }),
  text: productText,
});

function untranslatedNote({ country_of_origin: country }: ShownProduct): string {
  return country === '' || countryNames(country).ta !== ''
    ? ''
    : `\nThe shop has no Tamil name for "${country}" and shows it to everybody as it is: is it spelled right?`;
}

const origin = defineCommand({
  name: 'product origin',
  summary: 'Set the country in which a product was grown; without a country, it is unknown.',
  args: [slugArg, { name: 'country', about: 'in English, such as India', optional: true }],
  input: z.object({ slug: slugField, country: countryField.default(null) }),
  output: productOutput,
  run: async ({ db }, { slug, country }) =>
    toOutput(
      await withTransaction(db, (tx) => changeProduct(tx, slug, () => ({ countryOfOrigin: country }))),
    ),
  text: (product) => productText(product) + untranslatedNote(product),
});

export const productCommands = [list, show, rename, origin, withdraw, restore];
