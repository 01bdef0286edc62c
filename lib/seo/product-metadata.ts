import 'server-only';
import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { formatPaise } from '@/lib/domain/money';
import { bothNames } from '@/lib/domain/names';
import { packText } from '@/lib/domain/pack';
import { unitPayPrice, unitPrice } from '@/lib/domain/pricing';
import { getText } from '@/lib/messages/get-text';
import { unitPriceText } from '@/lib/messages/unit-price-text';
import { pageMetadata } from './page-metadata';
import { plainText } from './plain-text';
import { previewImage, productPreview } from './preview/preview';

const DESCRIPTION_CHARACTERS = 160;

export async function productMetadata(product: ProductDetail): Promise<Metadata> {
  const text = await getText();
  const unit = unitPriceText(text, unitPrice(product, product.netQuantity));
  const facts = [
    formatPaise(unitPayPrice(product)),
    unit,
    ...(product.stock > 0 ? [] : [text('card.out_of_stock')]),
  ];
  const { words, lang } = product.descriptionHtml;
  const about = lang ? text('shop.description') : words;
  return pageMetadata({
    title: `${bothNames(product)}, ${packText(product)}`,
    description: plainText(`${facts.join(' · ')} · ${about}`, DESCRIPTION_CHARACTERS),
    path: paths.product(product.slug),
    picture: previewImage(text.language, 'product-detail', product.slug, productPreview(text, product)),
    ogType: 'product',
  });
}
