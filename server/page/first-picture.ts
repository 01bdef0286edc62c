/** A picture as React renders it; if there are two formats, the smaller one is in the `source`. */
const PICTURE = /<picture>(<source [^<>]*>)?(<img [^<>]*>)/g;
const URGENT = / fetchpriority="high"/i;
const SRCSET = / srcset="([^"]*)"/i;
const SIZES = / sizes="([^"]*)"/i;
const TYPE = / type="([^"]*)"/i;

/** Where the preload goes: before the first link, style or script. */
const INSERT_BEFORE = /<link |<style>|<script>/;

/**
 * Adds a preload link for the page's first picture with `fetchpriority="high"`, with the same srcset and sizes. React's
 * own preload would also load the picture when the page is only prefetched.
 */
export function preloadFirstPicture(html: string): string {
  for (const [, source, image = ''] of html.matchAll(PICTURE)) {
    const preload = URGENT.test(image) && preloadLink(source ?? image);
    // why: a page that is read from disk has the link already
    if (preload)
      return html.includes(preload) ? html : html.replace(INSERT_BEFORE, (next) => `${preload}${next}`);
  }
  return html;
}

function preloadLink(tag: string): string | undefined {
  const [srcset, sizes, type] = [SRCSET, SIZES, TYPE].map((pattern) => pattern.exec(tag)?.[1]);
  if (!srcset || !sizes) return undefined;
  const only = type ? ` type="${type}"` : '';
  return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}"${only} fetchpriority="high"/>`;
}
