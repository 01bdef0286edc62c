import 'server-only';
import { paths } from '@/lib/config/paths';
import type { FeedProduct } from '@/lib/contract/bff/catalogue';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { MEDIA_WIDTHS, mediaUrl } from '@/lib/domain/media-url';
import { bothNames } from '@/lib/domain/names';
import { packText } from '@/lib/domain/pack';
import { hasDiscount, type NetQuantity, unitPayPrice } from '@/lib/domain/pricing';
import type { Text } from '@/lib/messages/text';
import { absoluteUrl } from './origin';
import { plainText } from './plain-text';
import { CURRENCY, decimalRupees } from './structured-price';
import { xmlElement } from './xml';

/** Food Items > Fruits & Vegetables in Google's taxonomy. */
const GOOGLE_CATEGORY = '430';
const DESCRIPTION_CHARACTERS = 4_000;
const MOST_EXTRA_PICTURES = 10;
const LARGEST_PX = Math.max(...MEDIA_WIDTHS);

const FREE_SHIPPING = `<g:shipping>${xmlElement('g:country', 'IN')}${xmlElement('g:price', `0.00 ${CURRENCY}`)}</g:shipping>`;

/** Every pack on sale as a Merchant Center feed (RSS 2.0). */
export function productFeed(text: Text, products: readonly FeedProduct[], terms: DeliveryTerms): string {
  const channel = [
    xmlElement('title', text('shop.name')),
    xmlElement('link', absoluteUrl(paths.home)),
    xmlElement('description', text('shop.description')),
    ...products.map((product) => item(text, product, terms)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>\n${channel.join('\n')}\n</channel>`,
    '</rss>\n',
  ].join('\n');
}

function item(text: Text, product: FeedProduct, { isDeliveryFree }: DeliveryTerms): string {
  const [main = product.image, ...more] = product.images;
  const picture = (image: string) => absoluteUrl(mediaUrl(image, LARGEST_PX));
  const fields: [name: string, value: string][] = [
    ['g:id', product.slug],
    ['g:title', `${bothNames(product)}, ${packText(product)}`],
    ['g:description', plainText(product.descriptionHtml.words, DESCRIPTION_CHARACTERS) || product.name],
    ['g:link', absoluteUrl(paths.product(product.slug))],
    ['g:image_link', picture(main)],
    ...more
      .slice(0, MOST_EXTRA_PICTURES)
      .map((image): [string, string] => ['g:additional_image_link', picture(image)]),
    ['g:availability', product.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ...prices(product),
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:brand', text('shop.name')],
    ['g:google_product_category', GOOGLE_CATEGORY],
    ['g:product_type', product.categoryName],
    ['g:item_group_id', product.group],
    ['g:size', packText(product)],
    ...unitPricing(product.netQuantity),
  ];
  const lines = fields.map(([name, value]) => xmlElement(name, value));
  const groups = [...origin(text, product), ...(isDeliveryFree ? [FREE_SHIPPING] : [])];
  return `<item>\n${[...lines, ...groups].join('\n')}\n</item>`;
}

/** Country of origin as a product detail: Merchant Center has no separate field for it. */
function origin(text: Text, { countryOfOrigin }: FeedProduct): string[] {
  if (countryOfOrigin.words === '') return [];
  const name = xmlElement('g:attribute_name', text('product.origin'));
  return [
    `<g:product_detail>${name}${xmlElement('g:attribute_value', countryOfOrigin.words)}</g:product_detail>`,
  ];
}

function prices(product: FeedProduct): [string, string][] {
  const amount = (paise: FeedProduct['price']) => `${decimalRupees(paise)} ${CURRENCY}`;
  if (!hasDiscount(product)) return [['g:price', amount(unitPayPrice(product))]];
  return [
    ['g:price', amount(product.price)],
    ['g:sale_price', amount(product.offerPrice)],
  ];
}

/** Only for weights and pieces: Merchant Center has no unit for a bunch or a basket. */
function unitPricing({ value, unit }: NetQuantity): [string, string][] {
  const units = unit === 'g' ? ['g', '1kg'] : unit === 'piece' ? ['ct', '1ct'] : undefined;
  if (!units) return [];
  return [
    ['g:unit_pricing_measure', `${value}${units[0]}`],
    ['g:unit_pricing_base_measure', `${units[1]}`],
  ];
}
