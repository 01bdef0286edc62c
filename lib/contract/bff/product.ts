import { z } from 'zod';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { LANGUAGES } from '@/lib/domain/language';
import { LAST_PAGE, SUGGESTION_LIMIT } from '@/lib/domain/list-sizes';
import { isFilterKey, type PriceBand } from '@/lib/domain/listing-filter';
import { SLUG } from '@/lib/domain/patterns';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { TONES } from '@/lib/domain/tone';
import { idParam, netQuantityField, numberParam, paiseField } from './fields';

export const productParams = z.object({ productId: idParam });

/** A product for a card; the same for every shopper. */
export const productCardSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  image: z.string(),
  name: z.string(),
  name2: z.string(),
  variantName: z.string(),
  nicName: z.string(),
  variantLabel: z.string(),
  netQuantity: netQuantityField,
  price: paiseField,
  /** 0 without an offer. */
  offerPrice: paiseField,
  stock: z.number().int().min(0),
  special: z.boolean(),
  categorySlug: z.string(),
  categoryName: z.string(),
  /** The colour of the category's tile. */
  tone: z.enum(TONES),
});
export type ProductCard = z.infer<typeof productCardSchema>;

/** One page of a listing; `page` counts from 1. */
export const productPageSchema = z.object({
  products: z.array(productCardSchema),
  count: z.number().int().min(0),
  page: z.number().int().min(1),
  pageCount: z.number().int().min(0),
});
export type ProductPage = z.infer<typeof productPageSchema>;

/** The number of products for each filter option, given the other active filters; categories ignore the chosen one. */
export type Facets = {
  inStock: number;
  onOffer: number;
  prices: Readonly<Partial<Record<PriceBand, number>>>;
  categories: readonly { slug: string; name: string; count: number }[];
};

/** A page of a list with facets, which a shop API need not support. */
export type FacetedPage = ProductPage & { facets: Facets | undefined };

/** A page of search results; `didYouMean` are alternative terms when nothing matches. */
export type SearchPage = FacetedPage & { didYouMean: readonly string[] };

const page = numberParam.pipe(z.number().max(LAST_PAGE)).default(1);
const sort = z.enum(SORTS).default('');
const filter = z.string().max(40).refine(isFilterKey).default('');
const category = z.union([z.literal(''), z.string().regex(SLUG)]).default('');

/** `list` selects the listing: a category, today's special, or a search. */
export const listingQuery = z.object({
  list: z.enum(['category', 'special', 'search']),
  category,
  q: z.string().trim().max(LENGTHS.searchKey.max).default(''),
  page,
  sort,
  filter,
  /** The language that orders a list by name. */
  language: z.enum(LANGUAGES).default('en'),
});

/** Maximum number of slugs per query. */
const MAX_CARDS = 12;
const slugs = z.array(z.string().regex(SLUG)).min(1).max(MAX_CARDS);

/** `slugs` is a comma-separated list. */
export const cardsQuery = z.object({
  slugs: z
    .string()
    .max(1_000)
    .transform((list) => list.split(','))
    .pipe(slugs),
});
export const cardsAnswer = z.object({ products: z.array(productCardSchema) });
export type ProductCards = z.infer<typeof cardsAnswer>;

export const shareAnswer = z.object({ link: z.url({ protocol: /^https?$/ }).max(300) });

export const suggestionsQuery = z.object({ q: z.string().trim().min(1).max(LENGTHS.searchKey.max) });
export const suggestionsAnswer = z.object({
  products: z.array(productCardSchema).max(SUGGESTION_LIMIT),
  /** Whether more match than are listed: then 'VIEW MORE' is shown. */
  more: z.boolean(),
});
export type Suggestions = z.infer<typeof suggestionsAnswer>;
