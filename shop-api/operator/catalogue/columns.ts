import { z } from 'zod';
import { sanitise } from '@/lib/html/sanitise';
import type { TableRules } from '../csv/check-table';
import {
  countField,
  countryField,
  optionalText,
  positiveRupeesField,
  requiredText,
  rupeesField,
  slugField,
  toneField,
  wholeNumber,
} from '../fields';

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1');
const position = wholeNumber(999_999);
const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,3})?$/, 'must be a number such as 500 or 1.5')
  .transform(Number)
  .refine((value) => value > 0, 'must be above 0');
const html = optionalText(20_000).transform(sanitise);

/** A picture: a file relative to the table, such as pictures/okra.jpg, or the name of a stored one. */
const picture = requiredText(300);
const pictures = optionalText(2000).transform((text) =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);

export const productRules = {
  key: 'product_slug',
  columns: {
    product_slug: slugField,
    group: slugField,
    category_slug: slugField,
    product_name: requiredText(120),
    product_name2: optionalText(120),
    local_name: optionalText(120),
    variant_name: requiredText(40),
    nic_name: optionalText(40),
    variant_label: optionalText(80),
    net_quantity_value: amount,
    net_quantity_unit: requiredText(20),
    country_of_origin: countryField,
    actual_price: positiveRupeesField,
    selling_price: rupeesField,
    stock_availability: countField,
    active: flag,
    listed: flag,
    today_special: flag,
    organic: flag,
    sort: position,
    keywords: optionalText(1000),
    product_image: picture,
    more_images: pictures,
    product_description: html,
    product_description2: html,
  },
} as const satisfies TableRules<Record<string, z.ZodType>>;

export const categoryRules = {
  key: 'category_slug',
  columns: {
    category_slug: slugField,
    category_name: requiredText(80),
    category_name2: optionalText(120),
    image: picture,
    tone: toneField,
    active: flag,
    sort: position,
  },
} as const satisfies TableRules<Record<string, z.ZodType>>;

export type ProductColumns = typeof productRules.columns;
export type CategoryColumns = typeof categoryRules.columns;

export const PRODUCTS_FILE = 'products.csv';
export const CATEGORIES_FILE = 'categories.csv';
