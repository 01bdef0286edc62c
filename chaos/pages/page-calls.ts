/** Where a visitor meets what a call tells and every visitor is shown alike. */
export type Kept = { at: string; is: 'page' | 'file' | 'answer' };

const page = (at: string): Kept => ({ at, is: 'page' });
const answer = (at: string): Kept => ({ at, is: 'answer' });

/** The pages and answers for everybody, by the name of a call that they cannot be made without. */
export const KEPT: Readonly<Record<string, Kept>> = {
  bannerlist: page('/'),
  categoryslist: page('/categories'),
  city: answer('/api/cities'),
  cms: page('/about-us'),
  faq: page('/faq'),
  generalData: page('/contact-us'),
  getproductsdetails: page('/product-detail/snake-gourd'),
  orderSettings: answer('/api/cart'),
  pincode: answer('/api/pincodes?city=Coimbatore'),
  productfeed: { at: '/product-feed.xml', is: 'file' },
  productlist: page('/category/vegetables'),
  relatedProducts: page('/product-detail/beetroot'),
  searchproduct: page('/search/tomato'),
  testimonialData: page('/testimonials'),
  todayspecial: page('/today-special'),
};

/** Pages that no test here reads but one, and that the storefront makes for nobody (lib/bff/warm-pages.ts). */
export const UNREAD: readonly Kept[] = [
  page('/category/fruits'),
  page('/product-detail/ash-gourd'),
  page('/search/onion'),
  page('/category/keerai'),
];
