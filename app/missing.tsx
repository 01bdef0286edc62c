import { NotFoundStatus } from './not-found-status';

/**
 * Marks a page that has nothing to show; the front sends `nowhere` instead (server/page/page-missing.ts), so that home's
 * styles and scripts are not part of every such page. In development, where the front does not do that, it shows home.
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
