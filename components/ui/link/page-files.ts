import { preload } from 'react-dom';
import { afterPaint } from '@/lib/client/after-paint';

declare global {
  /** URLs of styles and scripts by the first segment of a page's path; written by scripts/join-scripts.mjs. */
  var koodaiPageFiles: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Preloads a page's styles and scripts alongside its content (docs/adr/0038), as React would request them only after
 * reading the content. Files already in the document are skipped.
 *
 * @param path a path of the shop without the language prefix, to which the router is navigating
 */
export function fetchFilesOf(path: string): void {
  const [, part = ''] = path.split(/[/?#]/);
  const files = globalThis.koodaiPageFiles?.[part] ?? [];
  // why: after the response to the press, and over HTTP/1.1 so many requests would delay the content
  afterPaint(() => {
    for (const file of files.filter(isMissing))
      preload(file, { as: file.endsWith('.css') ? 'style' : 'script' });
  });
}

function isMissing(file: string): boolean {
  return document.querySelector(`[src="${file}"],[href="${file}"]`) === null;
}
