import { z } from 'zod';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { RELATED_LIMIT, SUGGESTIONS_REQUESTED } from '@/lib/domain/list-sizes';
import { defineCall } from '../define-call';
import {
  countedProductWire,
  facetsQuery,
  facetsWire,
  favouriteProductWire,
  feedProductWire,
  filterWire,
  listedProductWire,
  productDetailWire,
  productImageWire,
  sortWire,
  totalPageWire,
} from './product-wire';
import { idWire, pageWire, slugWire, statusWire, toneWire, visitorWire } from './wire';

const listQuery = visitorWire.extend({ page: pageWire, sort_by: sortWire, ...filterWire, ...facetsQuery });
/** Empty for all. */
const categoryQuery = z.union([slugWire, z.literal('')]).default('');

export const categoryslist = defineCall({
  name: 'categoryslist',
  method: 'POST',
  path: '/categoryslist',
  identity: 'none',
  isReadOnly: true,
  summary: 'All active categories in the shop’s order.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      data: z.array(
        z.object({
          category_name: z.string().max(80),
          category_name2: z.string().max(120),
          category_slug: slugWire,
          category_tone: toneWire,
          image: z.string().max(300),
          product_count: z.number().int().min(0),
        }),
      ),
    }),
  }),
  errors: [],
});

export const productlist = defineCall({
  name: 'productlist',
  method: 'GET',
  path: '/productlist',
  identity: 'none',
  summary: 'One page of a category. `cat_id` is its slug; status 2 means none.',
  input: listQuery.extend({ cat_id: slugWire }),
  output: z.object({
    status: statusWire,
    products: z.array(listedProductWire),
    productCount: z.array(z.object({ productcount: z.number().int().min(0) })).length(1),
    total_page: totalPageWire,
    facets: facetsWire.optional(),
  }),
  errors: ['not_found'],
});

export const todayspecial = defineCall({
  name: 'todayspecial',
  method: 'GET',
  path: '/todayspecial',
  identity: 'none',
  summary: 'One page of the products marked as special today; optionally of one category (not in the spec).',
  input: listQuery.extend({ cat_id: categoryQuery }),
  output: z.object({
    status: statusWire,
    todayspecial: z.array(countedProductWire),
    total_page: totalPageWire,
    facets: facetsWire.optional(),
  }),
  errors: [],
});

export const getproductsdetails = defineCall({
  name: 'getproductsdetails',
  method: 'GET',
  path: '/getproductsdetails',
  identity: 'none',
  summary:
    'One product with its pictures and other sizes. `product_id` is its slug, or one it had; the answer has its own.',
  input: visitorWire.extend({ product_id: slugWire }),
  output: z.object({
    products: z.array(productDetailWire).length(1),
    prod_image: z.array(productImageWire),
  }),
  errors: ['not_found'],
});

export const relatedProducts = defineCall({
  name: 'relatedProducts',
  method: 'GET',
  path: '/relatedProducts',
  identity: 'none',
  summary: `Products related to one, at most ${RELATED_LIMIT}.`,
  input: visitorWire.extend({ product_slug: slugWire }),
  output: z.object({ data: z.array(favouriteProductWire).max(RELATED_LIMIT) }),
  errors: ['not_found'],
});

export const socialShare = defineCall({
  name: 'socialShare',
  method: 'POST',
  path: '/socialShare/:product_id',
  identity: 'none',
  isReadOnly: true,
  summary: "The product's public address, to be shared. `product_id` is its number and part of the path.",
  input: z.object({ product_id: idWire }),
  output: z.object({ data: z.object({ status: statusWire, link: z.url().max(300) }) }),
  errors: ['not_found'],
});

export const searchproduct = defineCall({
  name: 'searchproduct',
  method: 'POST',
  path: '/searchproduct',
  identity: 'none',
  isReadOnly: true,
  summary: `Products whose name, tags or spelling match. \`search_list\` 1 asks for suggestions (at most ${SUGGESTIONS_REQUESTED}).`,
  input: visitorWire.extend({
    key: z.string().trim().max(LENGTHS.searchKey.max),
    search_list: z.enum(['0', '1', '']).default(''),
    cat_id: categoryQuery,
    page: pageWire,
    sort_by: sortWire,
    ...filterWire,
    ...facetsQuery,
  }),
  output: z.object({
    data: z.object({
      status: statusWire,
      searchproducts: z.array(countedProductWire),
      /** Not in the spec: names to search for when nothing matches. */
      did_you_mean: z.array(z.string().max(120)).max(3),
      total_page: totalPageWire,
      facets: facetsWire.optional(),
    }),
  }),
  errors: [],
});

export const productfeed = defineCall({
  name: 'productfeed',
  method: 'GET',
  path: '/productfeed',
  identity: 'none',
  summary: 'Not in the spec: every pack on sale, in pages, for the sitemap and the feeds of search engines.',
  input: z.object({ page: pageWire }),
  output: z.object({ status: statusWire, products: z.array(feedProductWire), total_page: totalPageWire }),
  errors: [],
});

export const movedaddresses = defineCall({
  name: 'movedaddresses',
  method: 'GET',
  path: '/movedaddresses',
  identity: 'none',
  summary:
    'Not in the spec: old slugs of products on sale and of active categories, each with the current one.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      products: z.array(z.object({ old_slug: slugWire, product_slug: slugWire })),
      categories: z.array(z.object({ old_slug: slugWire, category_slug: slugWire })),
    }),
  }),
  errors: [],
});
