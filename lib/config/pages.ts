import { CATEGORY_PAGE, PRODUCT_PAGE, PROTECTED_PATHS, paths } from './paths';
import { unlinkedPaths } from './unlinked-paths';

type Page = {
  path: string;
  /** There are pages below the path only, one per slug. */
  needsSlug?: boolean;
  /** The page and those below it are cached for offline use. */
  isOffline?: boolean;
  /** Shows texts that editors write. */
  isContent?: boolean;
  inSitemap?: boolean;
};

/**
 * The pages visitors open, by the first part of their path. Not those that only a script, a redirect or the server leads
 * to, such as `/offline` and `/payment-return`. Client code imports `paths` instead, to stay small; therefore the
 * protected pages are listed there.
 */
export const PAGES: readonly Page[] = [
  { path: paths.home, isOffline: true, inSitemap: true },
  { path: paths.categories, isOffline: true, inSitemap: true },
  { path: CATEGORY_PAGE, needsSlug: true, isOffline: true },
  { path: PRODUCT_PAGE, needsSlug: true, isOffline: true },
  { path: paths.todaySpecial(), isOffline: true, inSitemap: true },
  { path: paths.search(), isOffline: true },
  { path: paths.cart, isOffline: true },
  { path: paths.delivery, isOffline: true },
  { path: paths.orderSuccess },
  { path: paths.orderFailed },
  ...PROTECTED_PATHS.map((path) => ({ path })),
  ...[
    paths.faq,
    paths.aboutUs,
    paths.whyUs,
    paths.terms,
    paths.privacy,
    paths.returns,
    paths.shipping,
    paths.testimonials,
    paths.contactUs,
  ].map((path) => ({ path, isOffline: true, isContent: true, inSitemap: true })),
  { path: unlinkedPaths.zoomDemo },
  // Pages of the old shop, which keep their upper-case spelling.
  { path: unlinkedPaths.legacyLogin },
  { path: unlinkedPaths.legacyForgotPassword },
  { path: unlinkedPaths.legacyOrder },
];
