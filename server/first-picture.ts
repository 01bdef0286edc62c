/** As React writes what is first in a page with a high priority; where there are two kinds, the better one. */
const FIRST = /<picture>(<source [^<>]*>)?(<img [^<>]*\bfetchpriority="high"[^<>]*>)/i;
const TYPE = /^image\/[a-z]+$/;
/** What addresses, widths and `sizes` are made of; nothing that would end a header's word. */
const PLAIN = /^[\w ./:,()%*+-]+$/;
const NAMES = ['srcset', 'sizes', 'type'] as const;

/**
 * The `Link` by which a browser asks for a page's first picture before it has read the page (RFC 8288, and HTML's
 * preload); undefined where there is none, or one of another make.
 */
export function linkToFirstPicture(html: string): string | undefined {
  const [, source, image = ''] = FIRST.exec(html) ?? [];
  const [srcset = '', sizes = '', type = ''] = NAMES.map((name) => attribute(source ?? image, name));
  const [address] = srcset.split(' ', 1);
  if (!address || !PLAIN.test(srcset) || !PLAIN.test(sizes)) return undefined;
  const only = TYPE.test(type) ? `; type="${type}"` : '';
  return `<${address}>; rel=preload; as=image; imagesrcset="${srcset}"; imagesizes="${sizes}"${only}; fetchpriority=high`;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}
