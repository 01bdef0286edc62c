/** As React writes a picture, where there are two kinds with the better one first. */
const PICTURE = /<picture>(<source [^<>]*>)?(<img [^<>]*>)/g;
const URGENT = / fetchpriority="high"/i;
const SRCSET = / srcset="([^"]*)"/i;
const SIZES = / sizes="([^"]*)"/i;
const TYPE = / type="([^"]*)"/i;

/** Before all that it would wait behind. */
const PLACE = /<link |<style>|<script>/;

/**
 * Has a page ask for its first picture of a high priority before the browser has read as far, in the widths and for the
 * sizes that the page gives it. React would, too, but wherever the page is only fetched ahead.
 */
export function pictureAhead(html: string): string {
  for (const [, source, image = ''] of html.matchAll(PICTURE)) {
    const ahead = URGENT.test(image) && askFor(source ?? image);
    // why: a page that is read from disk has it already
    if (ahead) return html.includes(ahead) ? html : html.replace(PLACE, (next) => `${ahead}${next}`);
  }
  return html;
}

function askFor(tag: string): string | undefined {
  const [srcset, sizes, type] = [SRCSET, SIZES, TYPE].map((wanted) => wanted.exec(tag)?.[1]);
  if (!srcset || !sizes) return undefined;
  const only = type ? ` type="${type}"` : '';
  return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}"${only} fetchpriority="high"/>`;
}
