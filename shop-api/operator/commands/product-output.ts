import { z } from 'zod';
import { rupees } from '@/shop-api/rupees';
import { money, pairs } from '../table';
import type { ProductRow } from './product-rows';

/** A product as commands return it; prices in rupees, field names as in the catalogue's files. */
export const productOutput = z.object({
  product_slug: z.string(),
  product_name: z.string(),
  category_slug: z.string(),
  country_of_origin: z.string(),
  actual_price: z.number(),
  selling_price: z.number(),
  stock_availability: z.number(),
  active: z.boolean(),
  listed: z.boolean(),
  today_special: z.boolean(),
});

export function toOutput({ product, category }: ProductRow): z.input<typeof productOutput> {
  return {
    product_slug: product.slug,
    product_name: `${product.name} ${product.variantName} ${product.nicName}`,
    category_slug: category,
    country_of_origin: product.countryOfOrigin ?? '',
    actual_price: rupees(product.pricePaise),
    selling_price: rupees(product.offerPaise),
    stock_availability: product.stock,
    active: product.active,
    listed: product.listed,
    today_special: product.todaySpecial,
  };
}

export type ShownProduct = z.output<typeof productOutput>;
export const offerOf = ({ selling_price: offer }: ShownProduct) => (offer > 0 ? money(offer) : '–');

export function productText(product: ShownProduct): string {
  return pairs([
    ['Product', `${product.product_name} (${product.product_slug})`],
    ['Category', product.category_slug],
    ['Country of origin', product.country_of_origin === '' ? '–' : product.country_of_origin],
    ['Price', money(product.actual_price)],
    ['Offer', offerOf(product)],
    ['Stock', String(product.stock_availability)],
    ['On sale', product.active ? 'yes' : 'no, withdrawn'],
    ["Today's special", product.today_special ? 'yes' : 'no'],
  ]);
}

export const slugArg = { name: 'slug', about: "the product's slug, as in its address" };
