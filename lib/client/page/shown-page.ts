import type { useRouterBFCache as RouterPages } from 'next/dist/client/components/bfcache-state-manager';
import { useState } from 'react';

/**
 * Replaces Next's hook of this name (next.config.mjs), which keeps recent pages hidden in the document: only the
 * current page stays in it (docs/adr/0042).
 */
export const useRouterBFCache: typeof RouterPages = (tree, renderTree, stateKey) => {
  const [page, setPage] = useState(() => ({ tree, renderTree, stateKey, next: null }));
  if (page.tree === tree) return page;
  const shown = { tree, renderTree, stateKey, next: null };
  setPage(shown);
  return shown;
};
