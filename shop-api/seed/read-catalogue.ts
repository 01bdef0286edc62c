import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { pincodeWire, slugWire } from '@/lib/contract/shop/wire';
import { TONES } from '@/lib/domain/tone';
import { apiRoot } from '@/shop-api/root';

export const SEED_DIR = path.join(apiRoot, 'seed');

const picture = z.string().regex(/^(produce|art)\/[a-z0-9_-]+\.webp$/);

const packSchema = z.object({
  product_slug: slugWire,
  variant_name: z.string().min(1),
  nic_name: z.string().min(1),
  variant_label: z.string(),
  net_quantity: z.object({ value: z.number().positive(), unit: z.string().min(1) }),
  listed: z.boolean(),
  actual_price: z.number().positive(),
  selling_price: z.number().min(0),
  stock_availability: z.number().int().min(0),
});

const catalogueSchema = z.object({
  categories: z.array(
    z.object({
      category_slug: slugWire,
      category_name: z.string(),
      category_name2: z.string(),
      image: picture,
      tone: z.enum(TONES),
      sort_order: z.number().int(),
    }),
  ),
  products: z.array(
    z.object({
      group: slugWire,
      product_name: z.string(),
      product_name2: z.string(),
      local_name: z.string(),
      category_slug: slugWire,
      today_special: z.enum(['0', '1']),
      organic: z.boolean(),
      country_of_origin: z.string().min(1).optional(),
      keywords: z.string(),
      product_description: z.string(),
      product_description2: z.string().min(1),
      product_image: picture,
      prod_image: z.array(picture),
      packs: z.array(packSchema).min(1),
    }),
  ),
});

export type SampleCatalogue = z.infer<typeof catalogueSchema>;
export type SampleProduct = SampleCatalogue['products'][number];

const pincodesSchema = z.array(
  z.object({
    pincode: pincodeWire,
    district: z.string().min(1).max(60),
    lat: z.number().min(-90).max(90).nullable(),
    lng: z.number().min(-180).max(180).nullable(),
  }),
);

function readJson(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(SEED_DIR, name), 'utf8'));
}

export function readCatalogue(): SampleCatalogue {
  return catalogueSchema.parse(readJson('catalogue.json'));
}

/** Postal codes of Tamil Nadu with their district and, for nearly all, a point in degrees. */
export function readPincodes(): z.infer<typeof pincodesSchema> {
  return pincodesSchema.parse(readJson('pincodes-tn.json'));
}
