import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { TONES } from '@/lib/domain/tone';
import { categories, oldCategorySlugs } from '@/shop-api/db/schema/catalogue';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { defineCommand } from '../command';
import { slugField, toneField } from '../fields';
import { Refusal } from '../refusal';
import { table } from '../table';

const categoryOutput = z.object({
  category_slug: z.string(),
  category_name: z.string(),
  tone: toneField,
  active: z.boolean(),
});
type CategoryOutput = z.output<typeof categoryOutput>;

function toOutput(category: typeof categories.$inferSelect): z.input<typeof categoryOutput> {
  const { slug, name, tone, active } = category;
  return { category_slug: slug, category_name: name, tone, active };
}

const tableOf = (shown: readonly CategoryOutput[]) =>
  table(
    ['Slug', 'Name', 'Colour', ''],
    shown.map(({ category_slug: slug, category_name: name, tone, active }) => [
      slug,
      name,
      tone,
      active ? '' : 'withdrawn',
    ]),
    'The shop has no categories.',
  );

const noSuchCategory = (slug: string) =>
  new Refusal(`There is no category ${slug}. "category list" shows all of them.`);

const slugArg = { name: 'slug', about: "the category's slug, as in its address" };

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
  summary: 'Give a category another address; the old one redirects to it.',
  args: [slugArg, { name: 'new-slug', about: 'the last part of its new address' }],
  input: z.object({ slug: slugField, 'new-slug': slugField }),
  output: categoryOutput,
  run: ({ db }, { slug, 'new-slug': newSlug }) =>
    withTransaction(db, async (tx) => {
      const [taken] = await tx.select().from(categories).where(eq(categories.slug, newSlug));
      if (newSlug === slug && taken) throw new Refusal(`${slug} is already its address.`);
      if (taken) throw new Refusal(`There is already a category ${newSlug}.`);
      const [row] = await tx
        .update(categories)
        .set({ slug: newSlug })
        .where(eq(categories.slug, slug))
        .returning();
      if (!row) throw noSuchCategory(slug);
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

const tone = defineCommand({
  name: 'category tone',
  summary: 'Choose the colour of the tile that the pictures of a category lie on.',
  args: [slugArg, { name: 'tone', about: TONES.join(', ') }],
  input: z.object({ slug: slugField, tone: toneField }),
  output: categoryOutput,
  run: ({ db }, { slug, tone: chosen }) =>
    withTransaction(db, async (tx) => {
      const [row] = await tx
        .update(categories)
        .set({ tone: chosen })
        .where(eq(categories.slug, slug))
        .returning();
      if (!row) throw noSuchCategory(slug);
      await recordChanges(tx, [{ kind: 'category', slug }, { kind: 'catalogue' }]);
      return toOutput(row);
    }),
  text: (shown) => tableOf([shown]),
});

export const categoryCommands = [list, rename, tone];
