/** As React writes a picture, where there are two kinds with the better one first. */
const PICTURE = /<picture>(<source [^<>]*>)?(<img [^<>]*>)/g;
const URGENT = / fetchpriority="high"/i;
const SRCSET = / srcset="([^"]*)"/i;
const SIZES = / sizes="([^"]*)"/i;
const TYPE = / type="(image\/[a-z]+)"/i;
/** What addresses, widths and `sizes` are made of; nothing that would end a header's word. */
const PLAIN = /^[\w ./:,()%*+-]+$/;

/**
 * The `Link` by which a browser asks for a page's first picture of a high priority before it has read as far (RFC 8288,
 * and HTML's preload); undefined where there is none, or one of another make.
 */
export function linkToFirstPicture(html: string): string | undefined {
  for (const [, source, image = ''] of html.matchAll(PICTURE)) {
    if (URGENT.test(image)) return linkTo(source ?? image);
  }
  return undefined;
}

function linkTo(tag: string): string | undefined {
  const [srcset = '', sizes = '', type] = [SRCSET, SIZES, TYPE].map((wanted) => wanted.exec(tag)?.[1]);
  if (!PLAIN.test(srcset) || !PLAIN.test(sizes)) return undefined;
  const [address] = srcset.split(' ', 1);
  const only = type ? `; type="${type}"` : '';
  return `<${address}>; rel=preload; as=image; imagesrcset="${srcset}"; imagesizes="${sizes}"${only}; fetchpriority=high`;
}
