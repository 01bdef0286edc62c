import { NotFoundStatus } from './not-found-status';

/**
 * A page that has nothing to show, in whose place the front sends `nowhere` (server/page-missing.ts): what home
 * is made of is no part of the styles and scripts of such a page. In development, which has no such front, it is home.
 */
export async function Missing() {
  const home = process.env.NODE_ENV === 'development' ? await import('./home-content') : undefined;
  return (
    <>
      <template data-missing="" />
      {home && <home.HomeContent />}
      <NotFoundStatus />
    </>
  );
}
