import type { useRouterBFCache as RouterPages } from 'next/dist/client/components/bfcache-state-manager';
import { useState } from 'react';

/**
 * In place of the router's own hook of this name (next.config.mjs), which keeps the last two pages hidden in the document
 * (docs/adr/0042): the page that is shown, and no other.
 */
export const useRouterBFCache: typeof RouterPages = (tree, renderTree, stateKey) => {
  const [page, setPage] = useState(() => ({ tree, renderTree, stateKey, next: null }));
  if (page.tree === tree) return page;
  const shown = { tree, renderTree, stateKey, next: null };
  setPage(shown);
  return shown;
};
