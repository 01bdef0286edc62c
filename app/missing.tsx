import { NotFoundStatus } from './not-found-status';

/**
 * A page that has nothing to show, in whose place the front sends `nowhere` (server/page-missing.ts): home is part of
 * no page's styles and scripts but its own. In development, which has no such front, it is home.
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
