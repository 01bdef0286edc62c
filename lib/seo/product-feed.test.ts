import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { FeedProduct } from '@/lib/contract/bff/catalogue';
import { paise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';
import { productFeed } from './product-feed';

const OKRA: FeedProduct = {
  id: 1,
  slug: 'ladys-finger',
  group: 'ladys-finger',
  listed: true,
  image: 'okra-1a2b3c4d',
  images: ['okra-1a2b3c4d', 'okra-cut-1a2b3c4d'],
  name: "Lady's Finger & <more>",
  name2: 'வெண்டைக்காய்',
  variantName: '250',
  nicName: 'g',
  variantLabel: '250 g',
  netQuantity: { value: 250, unit: 'g' },
  price: paise(2500),
  offerPrice: paise(1950),
  stock: 3,
  special: false,
  categorySlug: 'vegetables',
  tone: 'veg',
  categoryName: 'Vegetables',
  descriptionHtml: { words: '<p>Small &amp; young.\u0003</p>' },
  countryOfOrigin: { words: 'India' },
};

function itemOf(product: FeedProduct, isDeliveryFree = true): Record<string, unknown> {
  const xml = productFeed(text, [product], { isDeliveryFree });
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ parseTagValue: false }).parse(xml).rss.channel.item;
}

test('an offer is the sale price, with the original price beside it', () => {
  expect(itemOf(OKRA)).toMatchObject({
    'g:id': 'ladys-finger',
    'g:title': "Lady's Finger & <more> (வெண்டைக்காய்), 250 g",
    'g:description': 'Small & young.',
    'g:price': '25.00 INR',
    'g:sale_price': '19.50 INR',
    'g:availability': 'in_stock',
    'g:additional_image_link': 'http://localhost:3000/media/okra-cut-1a2b3c4d-840.webp',
    'g:unit_pricing_measure': '250g',
    'g:unit_pricing_base_measure': '1kg',
    'g:product_detail': { 'g:attribute_name': 'Country of origin', 'g:attribute_value': 'India' },
    'g:shipping': { 'g:country': 'IN', 'g:price': '0.00 INR' },
  });
});

test('of many pictures, ten go beside the main one, as many as Merchant Center takes', () => {
  const images = Array.from({ length: 13 }, (_, at) => `okra-${at}`);
  const item = itemOf({ ...OKRA, images });
  expect(item).toMatchObject({ 'g:image_link': 'http://localhost:3000/media/okra-0-840.webp' });
  expect(item['g:additional_image_link']).toEqual(
    images.slice(1, 11).map((image) => `http://localhost:3000/media/${image}-840.webp`),
  );
});

test('a product without an offer has one price, and without stock it is out of stock', () => {
  const item = itemOf({ ...OKRA, offerPrice: paise(0), stock: 0 });
  expect(item).toMatchObject({ 'g:price': '25.00 INR', 'g:availability': 'out_of_stock' });
  expect(item).not.toHaveProperty('g:sale_price');
});

test('the title of a product with one name has only that name', () => {
  expect(itemOf({ ...OKRA, name: 'Kiwi', name2: '' })).toMatchObject({ 'g:title': 'Kiwi, 250 g' });
});

test('a bunch has no unit price, since Merchant Center has no such unit', () => {
  const item = itemOf({ ...OKRA, netQuantity: { value: 1, unit: 'bunch' } });
  expect(item).not.toHaveProperty('g:unit_pricing_measure');
});

test('origin and delivery are left out when the shop has not set them', () => {
  const item = itemOf({ ...OKRA, countryOfOrigin: { words: '' } }, false);
  expect(item).not.toHaveProperty('g:product_detail');
  expect(item).not.toHaveProperty('g:shipping');
});
