import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { paths } from '@/lib/config/paths';
import {
  categoryslist,
  getproductsdetails,
  movedaddresses,
  productfeed,
  productlist,
  relatedProducts,
  searchproduct,
  socialShare,
  todayspecial,
} from '@/lib/contract/shop/catalogue';
import { wireStatus } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import { SUGGESTIONS_REQUESTED } from '@/lib/domain/list-sizes';
import type { Deps } from '@/shop-api/deps';
import { callLane } from '@/shop-api/plugins/call-lane';
import { type CallContext, registerCall } from '@/shop-api/plugins/register-call';
import { namesAlike } from './did-you-mean';
import { facetsOf, totalOf } from './facets';
import { listFeed } from './feed-repository';
import { narrowedBy } from './filter';
import {
  categoryExists,
  isSpecialToday,
  type ListingPage,
  listCategories,
  listPage,
  ofCategory,
} from './listing-repository';
import { findRenamedCategory, findRenamedProduct, listMoved } from './moved-repository';
import { findProduct, findSlug, listRelated, productExists } from './product-repository';
import { searchProducts } from './search-repository';
import { toDetailWire, toFeedWire, toListedWire, toRelatedWire } from './to-wire';

/** Misspelt words cost the database most of all; the storefront waits 2.5 s for a read. */
const SEARCH_LANE = { running: 2, waiting: 20, longestWaitMs: 2_000 };

export function registerCatalogue(app: FastifyInstance, { db, config }: Deps): void {
  registerListings(app, db);
  registerProducts(app, db);
  registerSearch(app, db);

  registerCall(app, socialShare, async ({ input }) => {
    const slug = await findSlug(db, input.product_id);
    if (slug === undefined) throw new ShopError('not_found', { field: 'product_id' });
    return { data: { status: wireStatus.done, link: `${config.appOrigin}${paths.product(slug)}` } };
  });
}

function registerListings(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, categoryslist, async () => {
    const rows = await listCategories(db);
    const data = rows.map((row) => ({
      category_name: row.name,
      category_name2: row.name2,
      category_slug: row.slug,
      category_tone: row.tone,
      image: row.image,
      product_count: row.productCount,
    }));
    return { data: { data } };
  });

  registerCall(app, productlist, async ({ input, actor, language }) => {
    const { cat_id: requested, page, sort_by: sort } = input;
    const slug = (await categoryExists(db, requested)) ? requested : await findRenamedCategory(db, requested);
    if (slug === undefined) throw new ShopError('not_found', { field: 'cat_id' });
    const facets = await facetsOf(db, ofCategory(slug), { ...input, cat_id: slug });
    const where = and(ofCategory(slug), narrowedBy(input));
    const total = totalOf(facets, slug);
    const listing = await listPage(db, { actor, page, sort, language }, { where, total });
    return {
      status: statusOf(listing),
      products: listing.rows.map(toListedWire),
      productCount: [{ productcount: listing.total }],
      total_page: listing.pages,
      facets,
    };
  });

  registerCall(app, todayspecial, async ({ input, actor, language }) => {
    const { cat_id: slug, page, sort_by: sort } = input;
    const where = and(isSpecialToday, slug === '' ? undefined : ofCategory(slug), narrowedBy(input));
    const facets = await facetsOf(db, isSpecialToday, input);
    const listing = await listPage(
      db,
      { actor, page, sort, language },
      { where, total: totalOf(facets, slug) },
    );
    return {
      status: statusOf(listing),
      todayspecial: toCountedWire(listing),
      total_page: listing.pages,
      facets,
    };
  });
}

function registerProducts(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, getproductsdetails, async ({ input, actor }) => {
    const findByOldSlug = async () => {
      const slug = await findRenamedProduct(db, input.product_id);
      return slug === undefined ? undefined : findProduct(db, slug, actor);
    };
    const row = (await findProduct(db, input.product_id, actor)) ?? (await findByOldSlug());
    if (!row) throw new ShopError('not_found', { field: 'product_id' });
    return {
      products: [toDetailWire(row)],
      prod_image: row.moreImages.map((image) => ({ product_id: row.id, image })),
    };
  });

  registerCall(app, movedaddresses, async () => {
    const { products, categories } = await listMoved(db);
    return {
      data: {
        products: products.map(({ old, slug }) => ({ old_slug: old, product_slug: slug })),
        categories: categories.map(({ old, slug }) => ({ old_slug: old, category_slug: slug })),
      },
    };
  });

  registerCall(app, productfeed, async ({ input: { page } }) => {
    const { rows, pages } = await listFeed(db, page);
    const status = rows.length > 0 ? wireStatus.done : wireStatus.none;
    return { status, products: rows.map(toFeedWire), total_page: pages };
  });

  registerCall(app, relatedProducts, async ({ input: { product_slug: slug }, actor }) => {
    const rows = await listRelated(db, slug, actor);
    if (rows.length === 0 && !(await productExists(db, slug)))
      throw new ShopError('not_found', { field: 'product_slug' });
    return { data: rows.map(toRelatedWire) };
  });
}

function registerSearch(app: FastifyInstance, db: Deps['db']): void {
  const search = async ({ input, actor, language }: CallContext<typeof searchproduct>) => {
    const isSuggesting = input.search_list === '1';
    const listing = await searchProducts(db, {
      actor,
      language,
      key: input.key,
      category: input.cat_id,
      page: isSuggesting ? 1 : input.page,
      sort: input.sort_by,
      narrowed: narrowedBy(input),
      ...(isSuggesting ? { pageSize: SUGGESTIONS_REQUESTED } : {}),
    });
    return {
      data: {
        status: statusOf(listing),
        searchproducts: toCountedWire(listing),
        did_you_mean: listing.total === 0 && !isSuggesting ? await namesAlike(db, input.key) : [],
        total_page: listing.pages,
        facets: await facetsOf(db, listing.matches, input),
      },
    };
  };
  registerCall(app, searchproduct, search, { lane: callLane(SEARCH_LANE) });
}

function statusOf({ rows }: ListingPage) {
  return rows.length > 0 ? wireStatus.done : wireStatus.none;
}

function toCountedWire({ rows, total }: ListingPage) {
  return rows.map((row) => ({ ...toListedWire(row), tot_prod_cnt: total }));
}
