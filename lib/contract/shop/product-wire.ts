import { z } from 'zod';
import { SORTS } from '@/lib/domain/sort';
import { flagWire, idWire, numberWire, rupeesWire, slugWire, toneWire } from './wire';

export const sortWire = z.enum(SORTS).default('');
const wantedFlag = z.enum(['0', '1', '']).default('');
const rupeesSent = z.union([z.literal(''), numberWire.pipe(z.number().min(0).max(10_000_000))]).default('');

/** Beside the spec: narrows a list to what is in stock, on offer, and costs (as one pays) from and below so many rupees. */
export const filterWire = {
  in_stock: wantedFlag,
  on_offer: wantedFlag,
  price_from: rupeesSent,
  price_below: rupeesSent,
};

/** Beside the spec: asks how many products each choice of a filter would leave. */
export const facetsAsked = { facets: wantedFlag };

const countWire = z.number().int().min(0);

/**
 * How many products each choice would leave beside the other filters that were sent: prices by the shop's bands, and
 * categories as if none was chosen.
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

/** Beside the spec: in English, empty where the shop has not said it (decisions.md 37). */
const countryOfOriginWire = z.string().max(60).default('');

/** HTML; beside the spec: in Tamil too, empty where the shop has not written it. */
const descriptionFields = {
  product_description: z.string().max(20_000),
  product_description2: z.string().max(20_000).default(''),
};

const packFields = {
  variant_name: z.string().max(40),
  nic_name: z.string().max(40),
  variant_label: z.string().max(80),
  /** Beside the spec: what the price per kg or piece is worked out from. */
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

/** Search and special lists carry the number of all rows in each row (spec 3). */
export const countedProductWire = listedProductWire.extend({ tot_prod_cnt: z.number().int().min(0) });

/** Favourite and related rows name their prices differently (spec 3). */
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
  /** Beside the spec: whether the zoom picture of 1400×1200 exists. */
  has_zoom: z.boolean(),
  organic: z.boolean(),
  country_of_origin: countryOfOriginWire,
  packs: z.array(packWire),
});

/** What search engines are told of a product; `group` is shared by the packs of the same produce. */
export const feedProductWire = listedProductWire.omit({ cart_qty: true }).extend({
  group: z.string().max(80),
  listed: z.boolean(),
  ...descriptionFields,
  country_of_origin: countryOfOriginWire,
  prod_image: z.array(z.string().max(300)),
});

export const productImageWire = z.object({ product_id: idWire, image: z.string().max(300) });
export const totalPageWire = z.number().int().min(0);
