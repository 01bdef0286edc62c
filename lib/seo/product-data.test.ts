import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { paise } from '@/lib/domain/money';
import { ProductData } from './product-data';
import { productMetadata } from './product-metadata';

const TOMATO: ProductDetail = {
  id: 1,
  slug: 'tomato',
  image: 'tomato-1a2b3c4d',
  images: ['tomato-1a2b3c4d'],
  name: 'Tomato',
  name2: 'தக்காளி',
  variantName: '500',
  nicName: 'g',
  variantLabel: '',
  netQuantity: { value: 500, unit: 'g' },
  price: paise(2400),
  offerPrice: paise(1950),
  stock: 3,
  special: false,
  tone: 'veg',
  categorySlug: 'vegetables',
  categoryName: 'Vegetables',
  descriptionHtml: { words: '<p>Sharp and juicy.</p>' },
  countryOfOrigin: { words: 'India' },
  packs: [],
  keywords: [],
  organic: false,
  hasZoom: false,
};

function pageOf(product: ProductDetail) {
  const data = createElement(ProductData, { product, terms: { isDeliveryFree: true } });
  const body = createElement('body', null, createElement('main', null, data));
  const page = createElement('html', null, createElement('head'), body);
  return load(renderToStaticMarkup(page));
}

test('JSON-LD has the price to pay, and the struck price', () => {
  const $ = pageOf(TOMATO);
  const blocks = $('script[type="application/ld+json"]').toArray();
  const product = blocks.map((one) => JSON.parse($(one).text())).find((one) => one['@type'] === 'Product');
  expect(product.offers).toMatchObject({ price: '19.50', priceCurrency: 'INR' });
  expect(product.offers.priceSpecification).toMatchObject([{ price: '19.50' }, { price: '24.00' }]);
});

test('tags for link previews are in the head, and nowhere else', () => {
  const $ = pageOf(TOMATO);
  expect($('head meta[property="product:price:amount"]').attr('content')).toBe('19.50');
  expect($('body meta')).toHaveLength(0);
});

test('a product has one canonical address', async () => {
  expect((await productMetadata(TOMATO)).alternates).toMatchObject({ canonical: '/product-detail/tomato' });
});
