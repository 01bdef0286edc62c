import 'server-only';
import type { Metadata } from 'next';
import { unitPriceText } from '@/components/ui/price/unit-price-text';
import { paths } from '@/lib/config/paths';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { formatPaise } from '@/lib/domain/money';
import { packText } from '@/lib/domain/pack';
import { unitPayPrice, unitPrice } from '@/lib/domain/pricing';
import { text } from '@/lib/messages/text';
import { pageMetadata } from './page-metadata';
import { plainText } from './plain-text';
import { previewImage, productPreview } from './preview/preview';

const DESCRIPTION_CHARACTERS = 160;

/** Title, description and link preview of a product. */
export function productMetadata(product: ProductDetail): Metadata {
  const unit = unitPriceText(unitPrice(product, product.netQuantity));
  const facts = [
    formatPaise(unitPayPrice(product)),
    unit,
    ...(product.stock > 0 ? [] : [text('card.out_of_stock')]),
  ];
  return pageMetadata({
    title: `${product.name} (${product.name2}), ${packText(product)}`,
    description: plainText(`${facts.join(' · ')} · ${product.descriptionHtml}`, DESCRIPTION_CHARACTERS),
    path: paths.product(product.slug),
    picture: previewImage('product-detail', product.slug, productPreview(product)),
    ogType: 'product',
  });
}
