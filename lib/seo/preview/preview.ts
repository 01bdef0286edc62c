import 'server-only';
import { createHash } from 'node:crypto';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import type { Category, ProductDetail } from '@/lib/contract/bff/catalogue';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { addressIn, type Language } from '@/lib/domain/language';
import { formatPaise } from '@/lib/domain/money';
import { packText } from '@/lib/domain/pack';
import { discountPercent, hasDiscount, unitPayPrice, unitPrice } from '@/lib/domain/pricing';
import type { Tone } from '@/lib/domain/tone';
import type { Text } from '@/lib/messages/text';
import { unitPriceText } from '@/lib/messages/unit-price-text';

/** Increase it whenever the drawing code changes, so that the addresses of all previews change. */
const DRAWING_VERSION = 2;

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The content of a link preview's picture: texts, and a product picture on the tile of its category. */
export type Preview = {
  /** Base name of a stored picture, or an absolute URL. */
  image: string;
  tone: Tone;
  name: string;
  name2: string;
  /** The pack of a product, or the number of products of a category. */
  detail: string;
  /** The price; empty for a category. */
  headline: string;
  was: string;
  unitPrice: string;
  flag: string;
  soldOut: boolean;
};

export function productPreview(text: Text, product: ProductDetail): Preview {
  const soldOut = product.stock === 0;
  const percent = discountPercent(product);
  return {
    image: product.image,
    tone: product.tone,
    name: product.name,
    name2: product.name2,
    detail: packText(product),
    headline: formatPaise(unitPayPrice(product)),
    was: hasDiscount(product) ? formatPaise(product.price) : '',
    unitPrice: unitPriceText(text, unitPrice(product, product.netQuantity)),
    flag: soldOut ? text('card.out_of_stock') : percent > 0 ? `${percent}% ${text('word.off')}` : '',
    soldOut,
  };
}

export function categoryPreview(text: Text, category: Category, terms: DeliveryTerms): Preview {
  return {
    image: category.image,
    tone: category.tone,
    name: category.name,
    name2: category.name2,
    detail: text('seo.preview_count', { count: category.productCount }),
    headline: '',
    was: '',
    unitPrice: deliveryPromise(text, terms),
    flag: '',
    soldOut: false,
  };
}

function deliveryPromise(text: Text, { isDeliveryFree, deliveryNote }: DeliveryTerms): string {
  if (!isDeliveryFree) return '';
  return deliveryNote?.words ?? `${text('nav.free_delivery')} ${text('nav.on_every_order')}`;
}

/** A hash of the content and the drawing version: the same content always has the same key. */
export function previewKey(preview: Preview): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, preview]))
    .digest('hex')
    .slice(0, 12);
}

/** The preview picture for a page's metadata; its URL changes with its content. */
export function previewImage(
  language: Language,
  section: 'product-detail' | 'category',
  slug: string,
  preview: Preview,
) {
  const words = [preview.name, preview.name2, preview.detail, preview.headline];
  return {
    url: addressIn(language, unlinkedPaths.preview(section, slug, previewKey(preview))),
    ...PREVIEW_SIZE,
    type: 'image/jpeg',
    alt: words.filter(Boolean).join(', '),
  };
}
