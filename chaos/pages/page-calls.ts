/** A page, file or API answer that is the same for every visitor, and is cached. */
export type CachedAnswer = { path: string; kind: 'page' | 'file' | 'answer' };

const page = (path: string): CachedAnswer => ({ path, kind: 'page' });
const answer = (path: string): CachedAnswer => ({ path, kind: 'answer' });

/** Cached pages and answers, by the name of a call that they cannot be rendered without. */
export const CACHED: Readonly<Record<string, CachedAnswer>> = {
  bannerlist: page('/'),
  categoryslist: page('/categories'),
  city: answer('/api/cities'),
  cms: page('/about-us'),
  faq: page('/faq'),
  generalData: page('/contact-us'),
  getproductsdetails: page('/product-detail/snake-gourd'),
  orderSettings: answer('/api/cart'),
  pincode: answer('/api/pincodes?city=Coimbatore'),
  productfeed: { path: '/product-feed.xml', kind: 'file' },
  productlist: page('/category/vegetables'),
  relatedProducts: page('/product-detail/beetroot'),
  searchproduct: page('/search/tomato'),
  testimonialData: page('/testimonials'),
  todayspecial: page('/today-special'),
};

/** Pages that only one test reads, and that the storefront does not warm up (lib/bff/warm-pages.ts). */
export const NOT_CACHED: readonly CachedAnswer[] = [
  page('/category/fruits'),
  page('/product-detail/ash-gourd'),
  page('/search/onion'),
  page('/category/keerai'),
];
