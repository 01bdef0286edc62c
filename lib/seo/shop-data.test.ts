import { load } from 'cheerio';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NO_SELLER } from '@/lib/domain/seller';
import { ShopData } from './shop-data';

type Details = ComponentProps<typeof ShopData>['details'];

const NOWHERE: Details = {
  ...{ email: '', phone: '', supportPhone: '', address: { words: '' }, links: {} },
  seller: NO_SELLER,
  terms: { isDeliveryFree: false },
};

function organisationOf(links: Details['links']) {
  const $ = load(renderToStaticMarkup(createElement(ShopData, { details: { ...NOWHERE, links } })));
  const blocks = $('script[type="application/ld+json"]').toArray();
  return blocks.map((one) => JSON.parse($(one).text())).find((one) => one['@type'] === 'OnlineStore');
}

const PAGES = {
  facebook: 'https://facebook.example/shop',
  twitter: 'https://x.example/shop',
  instagram: 'https://instagram.example/shop',
  youtube: 'https://youtube.example/shop',
};
const APPS = { playStore: 'https://play.example/shop', appStore: 'https://apps.example/shop' };

test('the JSON-LD of the shop names its pages elsewhere, without the links to its apps', () => {
  expect(organisationOf({ ...PAGES, ...APPS }).sameAs).toEqual(Object.values(PAGES));
  expect(organisationOf({ youtube: PAGES.youtube }).sameAs).toEqual([PAGES.youtube]);
  expect(organisationOf(APPS)).not.toHaveProperty('sameAs');
});
