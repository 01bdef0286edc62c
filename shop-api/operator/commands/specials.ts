import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { products } from '@/shop-api/db/schema/catalogue';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { recordChanges, recordProductChange } from '@/shop-api/modules/storefront/changes';
import { defineCommand } from '../command';
import { slugField } from '../fields';
import { Refusal } from '../refusal';
import { productOutput, toOutput } from './product-output';
import { findProduct } from './product-rows';

const specials = defineCommand({
  name: 'special set',
  summary: "Make exactly these products today's special.",
  args: [{ name: 'slugs', about: 'slugs of products', many: true, optional: true }],
  options: { none: { about: 'no product at all' } },
  input: z
    .object({ slugs: z.array(slugField).max(200), none: z.boolean().default(false) })
    .refine(({ slugs, none }) => none === (slugs.length === 0), 'name the products, or use --none'),
  output: z.object({ products: z.array(productOutput) }),
  run: ({ db }, { slugs }) =>
    withTransaction(db, async (tx) => {
      const found = [];
      for (const slug of [...new Set(slugs)].sort()) found.push(await findProduct(tx, slug));
      const withdrawn = found.filter(({ product }) => !product.active).map(({ product }) => product.slug);
      if (withdrawn.length > 0) {
        throw new Refusal(
          `Not on sale: ${withdrawn.join(', ')}. "product restore" puts a product back on sale.`,
        );
      }
      const ids = found.map(({ product }) => product.id);
      const isWanted = inArray(products.id, ids);
      const changed = await tx
        .update(products)
        .set({ todaySpecial: isWanted })
        .where(sql`${products.todaySpecial} <> (${isWanted})`)
        .returning({ id: products.id });
      await recordChanges(tx, changed.length > 0 ? [{ kind: 'specials' }] : []);
      await recordProductChange(
        tx,
        changed.map(({ id }) => id),
      );
      return {
        products: found.map((row) => toOutput({ ...row, product: { ...row.product, todaySpecial: true } })),
      };
    }),
  text: ({ products: shown }) =>
    shown.map(({ product_name: name }) => `★ ${name}`).join('\n') || 'There are no specials today.',
});

export const specialCommands = [specials];
