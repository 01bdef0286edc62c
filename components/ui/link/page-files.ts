import { preload } from 'react-dom';
import { afterPaint } from '@/components/ui/after-paint';

declare global {
  /** By the first part of a page's path, addresses of styles and scripts: scripts/join-scripts.mjs writes it. */
  var koodaiPageFiles: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Asks for what a page is drawn with beside its content (docs/adr/0038): React would ask for it when it has read that.
 * What is here is not asked for again.
 *
 * @param path a path of the shop, without a language, that the router has been sent to
 */
export function fetchFilesOf(path: string): void {
  const [, part = ''] = path.split(/[/?#]/);
  const files = globalThis.koodaiPageFiles?.[part] ?? [];
  // why: the press is answered first, and over HTTP/1.1 so many files would keep the content waiting
  afterPaint(() => {
    for (const file of files.filter(isMissing))
      preload(file, { as: file.endsWith('.css') ? 'style' : 'script' });
  });
}

function isMissing(file: string): boolean {
  return document.querySelector(`[src="${file}"],[href="${file}"]`) === null;
}
