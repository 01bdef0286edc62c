import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { categories, oldCategorySlugs } from '@/shop-api/db/schema/catalogue';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { defineCommand } from '../command';
import { slugField } from '../fields';
import { Refusal } from '../refusal';
import { table } from '../table';

const categoryOutput = z.object({
  category_slug: z.string(),
  category_name: z.string(),
  active: z.boolean(),
});
type Shown = z.output<typeof categoryOutput>;

function toOutput({ slug, name, active }: typeof categories.$inferSelect): z.input<typeof categoryOutput> {
  return { category_slug: slug, category_name: name, active };
}

const tableOf = (shown: readonly Shown[]) =>
  table(
    ['Slug', 'Name', ''],
    shown.map(({ category_slug: slug, category_name: name, active }) => [
      slug,
      name,
      active ? '' : 'withdrawn',
    ]),
    'The shop has no category.',
  );

const list = defineCommand({
  name: 'category list',
  summary: 'List categories in the order of the shop.',
  input: z.object({}),
  output: z.object({ categories: z.array(categoryOutput) }),
  run: async ({ db }) => {
    const rows = await db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id));
    return { categories: rows.map(toOutput) };
  },
  text: ({ categories: shown }) => tableOf(shown),
});

const rename = defineCommand({
  name: 'category rename',
  summary: 'Give a category another address; the one it had leads there.',
  args: [
    { name: 'slug', about: "the category's slug, as in its address" },
    { name: 'new-slug', about: 'the last part of its new address' },
  ],
  input: z.object({ slug: slugField, 'new-slug': slugField }),
  output: categoryOutput,
  run: ({ db }, { slug, 'new-slug': newSlug }) =>
    withTransaction(db, async (tx) => {
      const [taken] = await tx.select().from(categories).where(eq(categories.slug, newSlug));
      if (taken) throw new Refusal(`There is a category ${newSlug} already.`);
      const [row] = await tx
        .update(categories)
        .set({ slug: newSlug })
        .where(eq(categories.slug, slug))
        .returning();
      if (!row) throw new Refusal(`There is no category ${slug}. "category list" shows all of them.`);
      const ofCategory = { categoryId: row.id };
      await tx.delete(oldCategorySlugs).where(eq(oldCategorySlugs.slug, newSlug));
      await tx
        .insert(oldCategorySlugs)
        .values({ slug, ...ofCategory })
        .onConflictDoUpdate({ target: oldCategorySlugs.slug, set: ofCategory });
      await recordChanges(tx, [
        { kind: 'category', slug },
        { kind: 'category', slug: newSlug },
        { kind: 'catalogue' },
      ]);
      return toOutput(row);
    }),
  text: (shown) => tableOf([shown]),
});

export const categoryCommands = [list, rename];
