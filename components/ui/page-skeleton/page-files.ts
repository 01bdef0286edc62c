import { preload } from 'react-dom';
import type { PageKind } from './page-kind';

declare global {
  /** Written by scripts/join-scripts.mjs into the scripts of a build: addresses of styles and scripts. */
  var koodaiPageFiles: Partial<Record<PageKind, readonly string[]>> | undefined;
}

/**
 * Asks for what every page of a kind is drawn with beside the page itself (docs/adr/0038): React would ask for it when it
 * has read the page. What is here is not asked for again.
 */
export function fetchFilesOf(page: PageKind): void {
  // why: the page is asked for in this very moment, and over HTTP/1.1 as many files as these would keep it waiting
  setTimeout(() => {
    for (const file of globalThis.koodaiPageFiles?.[page] ?? [])
      preload(file, { as: file.endsWith('.css') ? 'style' : 'script' });
  });
}
