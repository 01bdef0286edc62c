import 'server-only';
import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { MEDIA_RATIO, MEDIA_WIDTHS, mediaUrl } from '@/lib/domain/media-url';
import { formatPaise } from '@/lib/domain/money';
import { packText } from '@/lib/domain/pack';
import { unitPayPrice } from '@/lib/domain/pricing';
import { pageMetadata } from './page-metadata';
import { plainText } from './plain-text';

const DESCRIPTION_CHARACTERS = 160;
const PICTURE_PX = Math.max(...MEDIA_WIDTHS);

/** Title, description and link preview of a product. */
export function productMetadata(product: ProductDetail): Metadata {
  const price = unitPayPrice(product);
  const pack = packText(product);
  return pageMetadata({
    title: `${product.name} (${product.name2}), ${pack}`,
    description: plainText(`${formatPaise(price)} · ${product.descriptionHtml}`, DESCRIPTION_CHARACTERS),
    path: paths.product(product.slug),
    picture: {
      url: mediaUrl(product.image, PICTURE_PX),
      width: PICTURE_PX,
      height: Math.round(PICTURE_PX / MEDIA_RATIO),
      alt: product.name,
    },
  });
}
