import 'server-only';
import type { FeedProduct, ProductDetail } from '@/lib/contract/bff/catalogue';
import type {
  FacetedPage,
  ProductCard,
  ProductPage,
  SearchPage,
  Suggestions,
} from '@/lib/contract/bff/product';
import {
  getproductsdetails,
  productfeed,
  productlist,
  relatedProducts,
  searchproduct,
  socialShare,
  todayspecial,
} from '@/lib/contract/shop/catalogue';
import { PAGE_SIZE, SUGGESTION_LIMIT } from '@/lib/domain/list-sizes';
import type { FilterKey } from '@/lib/domain/listing-filter';
import type { Sort } from '@/lib/domain/sort';
import type { Translations } from '@/lib/domain/words';
import { firstOf } from './first-of';
import { type Caller, shopFetch } from './shop-fetch';
import { FACETED, toFacets, toFilterWire } from './to-filter-wire';
import { toFeedProduct, toPricedCard, toProductCard, toProductDetail } from './to-product';

const VISITOR = { user_id: '', user_type: 'guest' } as const;

export type PageQuery = { page?: number; sort?: Sort; filter?: FilterKey };

/** One page of a category. @throws ShopError not_found for a category that does not exist. */
export async function listProducts(
  { category, page = 1, sort = '', filter = '' }: PageQuery & { category: string },
  caller?: Caller,
): Promise<FacetedPage> {
  const query = { ...VISITOR, ...toFilterWire(filter), ...FACETED, cat_id: category, page, sort_by: sort };
  const answer = await shopFetch(productlist, query, caller);
  return {
    products: answer.products.map(toProductCard),
    count: answer.productCount[0]?.productcount ?? 0,
    page,
    pageCount: answer.total_page,
    facets: toFacets(answer.facets),
  };
}

/** One page of today's special, optionally of one category. */
export async function listSpecials(
  { category = '', page = 1, sort = '', filter = '' }: PageQuery & { category?: string } = {},
  caller?: Caller,
): Promise<FacetedPage> {
  const query = { ...VISITOR, ...toFilterWire(filter), ...FACETED, cat_id: category, page, sort_by: sort };
  const answer = await shopFetch(todayspecial, query, caller);
  return {
    ...countedPage(answer.todayspecial, page, answer.total_page),
    facets: toFacets(answer.facets),
  };
}

type SearchQuery = PageQuery & {
  term: string;
  category?: string;
  /** Requests facet counts; only the first page, rendered on the server, needs them. */
  faceted?: boolean;
};

/** One page of search results, optionally within one category. */
export async function searchProducts(
  { term, category = '', page = 1, sort = '', filter = '', faceted = false }: SearchQuery,
  caller?: Caller,
): Promise<SearchPage> {
  const { data } = await shopFetch(
    searchproduct,
    {
      ...VISITOR,
      ...toFilterWire(filter),
      ...(faceted ? FACETED : {}),
      key: term,
      search_list: '0',
      cat_id: category,
      page,
      sort_by: sort,
    },
    caller,
  );
  return {
    ...countedPage(data.searchproducts, page, data.total_page),
    facets: toFacets(data.facets),
    didYouMean: data.did_you_mean,
  };
}

/** At most `SUGGESTION_LIMIT` suggestions, and whether more products match. */
export async function suggestProducts(term: string, caller?: Caller): Promise<Suggestions> {
  const { data } = await shopFetch(searchproduct, { ...VISITOR, key: term, search_list: '1' }, caller);
  return {
    products: data.searchproducts.slice(0, SUGGESTION_LIMIT).map(toProductCard),
    more: data.searchproducts.length > SUGGESTION_LIMIT,
  };
}

/** @throws ShopError not_found. */
export async function getProduct(slug: string): Promise<ProductDetail<Translations>> {
  const answer = await shopFetch(getproductsdetails, { ...VISITOR, product_id: slug });
  return toProductDetail(
    firstOf(answer.products),
    answer.prod_image.map(({ image }) => image),
  );
}

/** At most `RELATED_LIMIT` products related to one. @throws ShopError not_found. */
export async function listRelated(slug: string): Promise<ProductCard[]> {
  const { data } = await shopFetch(relatedProducts, { ...VISITOR, product_slug: slug });
  return data.map(toPricedCard);
}

type CountedWire = Parameters<typeof toProductCard>[0] & { tot_prod_cnt: number };

/** Each row carries the total count; beyond the last page there is no row, so it is estimated from the page count. */
function countedPage(rows: readonly CountedWire[], page: number, pageCount: number): ProductPage {
  const count = rows[0]?.tot_prod_cnt ?? Math.max(0, pageCount) * PAGE_SIZE;
  return { products: rows.map(toProductCard), count, page, pageCount };
}

/** The address to share for a product. @throws ShopError not_found. */
export async function getShareLink(productId: number, caller: Caller): Promise<string> {
  const { data } = await shopFetch(socialShare, { product_id: productId }, caller);
  return data.link;
}

/** One page of all packs on sale, and the number of pages. */
export async function listFeed(
  page: number,
): Promise<{ products: FeedProduct<Translations>[]; pageCount: number }> {
  const answer = await shopFetch(productfeed, { page });
  return { products: answer.products.map(toFeedProduct), pageCount: answer.total_page };
}
