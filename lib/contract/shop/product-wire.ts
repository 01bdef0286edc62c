import { z } from 'zod';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { flagWire, idWire, numberWire, rupeesWire, slugWire, toneWire } from './wire';

export const sortWire = z.enum(SORTS).default('');
const wantedFlag = z.enum(['0', '1', '']).default('');
const rupeesSent = z.union([z.literal(''), numberWire.pipe(z.number().min(0).max(10_000_000))]).default('');

/** Not in the spec: filters a list by stock, offer and price to pay in rupees; `price_from` is included. */
export const filterWire = {
  in_stock: wantedFlag,
  on_offer: wantedFlag,
  price_from: rupeesSent,
  price_below: rupeesSent,
};

/** Not in the spec: requests facet counts. */
export const facetsQuery = { facets: wantedFlag };

const countWire = z.number().int().min(0);

/**
 * The number of products for each filter option, given the other filters of the request: prices by the shop's bands,
 * and categories as if none was chosen.
 */
export const facetsWire = z.object({
  in_stock: countWire,
  on_offer: countWire,
  prices: z.array(
    z.object({ price_from: z.number().min(0), price_below: z.number().nullable(), count: countWire }),
  ),
  categories: z.array(
    z.object({ category_slug: slugWire, category_name: z.string().max(80), count: countWire }),
  ),
});

export const stockWire = z.number().int().min(0);

export const netQuantityWire = z.object({ value: z.number().positive(), unit: z.string().max(20) });

/** Not in the spec: in English, empty where the shop has not set it (decisions.md 37). */
const countryOfOriginWire = z.string().max(60).default('');

/** HTML. Not in the spec: also in Tamil, empty where the shop has not written it. */
const descriptionFields = {
  product_description: z.string().max(20_000),
  product_description2: z.string().max(20_000).default(''),
};

const packFields = {
  variant_name: z.string().max(40),
  nic_name: z.string().max(40),
  variant_label: z.string().max(80),
  /** Not in the spec: used to compute the unit price. */
  net_quantity: netQuantityWire,
};

/** Spec 3, Product (listing). */
export const listedProductWire = z.object({
  product_id: idWire,
  id: idWire,
  product_slug: slugWire,
  product_image: z.string().max(300),
  product_name: z.string().max(120),
  product_name2: z.string().max(120),
  ...packFields,
  actual_price: rupeesWire,
  selling_price: rupeesWire,
  cart_qty: z.number().int().min(0),
  stock_availability: stockWire,
  today_special: flagWire,
  category_slug: slugWire,
  category_name: z.string().max(80),
  category_tone: toneWire,
});

/** Search and special lists carry the total number of rows in each row (spec 3). */
export const countedProductWire = listedProductWire.extend({ tot_prod_cnt: z.number().int().min(0) });

/** Favourite and related rows have other names for their prices (spec 3). */
export const favouriteProductWire = listedProductWire
  .omit({ actual_price: true, selling_price: true })
  .extend({ price: rupeesWire, offer_price: rupeesWire });

export const packWire = z.object({
  product_slug: slugWire,
  ...packFields,
  actual_price: rupeesWire,
  selling_price: rupeesWire,
  stock_availability: stockWire,
});

/** Spec 3, Product (detail); `packs` are the other sizes of the same produce (decisions.md 5). */
export const productDetailWire = listedProductWire.extend({
  keywords: z.string().max(1000),
  ...descriptionFields,
  fav_prod: z.union([z.literal(0), z.literal(1)]),
  /** Not in the spec: whether the zoom picture of 1400×1200 exists. */
  has_zoom: z.boolean(),
  organic: z.boolean(),
  country_of_origin: countryOfOriginWire,
  packs: z.array(packWire),
});

/** A product for the feed; packs of the same produce share `group`. */
export const feedProductWire = listedProductWire.omit({ cart_qty: true }).extend({
  group: z.string().max(80),
  listed: z.boolean(),
  ...descriptionFields,
  country_of_origin: countryOfOriginWire,
  prod_image: z.array(z.string().max(300)),
});

export const productImageWire = z.object({ product_id: idWire, image: z.string().max(300) });
export const totalPageWire = z.number().int().min(0);
