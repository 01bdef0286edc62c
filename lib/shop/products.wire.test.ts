import type { ProductPack } from '@/lib/contract/bff/catalogue';
import type { ProductCard } from '@/lib/contract/bff/product';
import { overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { cards, listedRows, pricedRows } from '@/lib/testing/wire-products';
import {
  getProduct,
  getShareLink,
  listFeed,
  listProducts,
  listRelated,
  listSpecials,
  searchProducts,
  suggestProducts,
} from './products';

setStorefrontEnv();

const [okraRow, mintRow] = listedRows;
const [okraCard, mintCard] = cards;

function packOf(card: ProductCard): ProductPack {
  const { slug, variantName, nicName, variantLabel, netQuantity, price, offerPrice, stock } = card;
  return { slug, variantName, nicName, variantLabel, netQuantity, price, offerPrice, stock };
}

const visitor = { user_id: '', user_type: 'guest' };
const filter = 'in-stock.offer.30-60';
const filterWire = { in_stock: '1', on_offer: '1', price_from: '30', price_below: '60' };
const tamil = { language: 'ta' } as const;

const facets = {
  in_stock: 17,
  on_offer: 6,
  prices: [
    { price_from: 0, price_below: 30, count: 9 },
    { price_from: 100, price_below: null, count: 2 },
    { price_from: 5, price_below: 6, count: 1 },
  ],
  categories: [
    { category_slug: 'vegetables', category_name: 'Vegetables', count: 8 },
    { category_slug: 'keerai', category_name: 'Greens', count: 4 },
  ],
};
const toldFacets = {
  inStock: 17,
  onOffer: 6,
  prices: { 'under-30': 9, 'over-100': 2 },
  categories: [
    { slug: 'vegetables', name: 'Vegetables', count: 8 },
    { slug: 'keerai', name: 'Greens', count: 4 },
  ],
};
const counted = listedRows.map((row) => ({ ...row, tot_prod_cnt: 43 }));

test('a page of a category is asked for with its sort order and its filter', async () => {
  const answer = {
    status: 1,
    products: listedRows,
    productCount: [{ productcount: 43 }],
    total_page: 3,
    facets,
  };
  const query = { category: 'keerai', page: 2, sort: 'name', filter } as const;
  const { sent, result } = await overTheWire(answer, () => listProducts(query, tamil));
  const input = { ...visitor, ...filterWire, facets: '1', cat_id: 'keerai', page: '2', sort_by: 'name' };
  expect(sent).toEqual({ call: 'GET /productlist', ...tamil, input });
  expect(result).toEqual({ products: cards, count: 43, page: 2, pageCount: 3, facets: toldFacets });
});

test('a page of today’s special may be of one category', async () => {
  const answer = { status: 1, todayspecial: counted, total_page: 3, facets };
  const query = { category: 'keerai', page: 2, sort: 'discount', filter: 'over-100' } as const;
  const { sent, result } = await overTheWire(answer, () => listSpecials(query, tamil));
  const shared = { ...visitor, price_from: '100', facets: '1' };
  expect(sent).toEqual({
    call: 'GET /todayspecial',
    ...tamil,
    input: { ...shared, cat_id: 'keerai', page: '2', sort_by: 'discount' },
  });
  expect(result).toEqual({ products: cards, count: 43, page: 2, pageCount: 3, facets: toldFacets });
});

test('a page of a search may be of one category, and has other names to search for', async () => {
  const data = {
    status: 1,
    searchproducts: counted,
    did_you_mean: ['Onion', 'Spring onion'],
    total_page: 3,
    facets,
  };
  const query = { term: 'onoin', category: 'keerai', page: 2, sort: 'price_asc', filter } as const;
  const { sent, result } = await overTheWire({ data }, () =>
    searchProducts({ ...query, faceted: true }, tamil),
  );
  const bands = { in_stock: '1', on_offer: '1', price_from: 30, price_below: 60 };
  expect(sent).toEqual({
    call: 'POST /searchproduct',
    ...tamil,
    input: {
      ...visitor,
      ...bands,
      facets: '1',
      key: 'onoin',
      search_list: '0',
      cat_id: 'keerai',
      page: 2,
      sort_by: 'price_asc',
    },
  });
  expect(result).toEqual({
    products: cards,
    count: 43,
    page: 2,
    pageCount: 3,
    facets: toldFacets,
    didYouMean: ['Onion', 'Spring onion'],
  });
});

test('a further page of a search asks for no facets', async () => {
  const data = { status: 2, searchproducts: [], did_you_mean: [], total_page: 3 };
  const { sent, result } = await overTheWire({ data }, () => searchProducts({ term: 'okra', page: 9 }));
  const input = { ...visitor, key: 'okra', search_list: '0', cat_id: '', page: 9, sort_by: '' };
  expect(sent).toEqual({ call: 'POST /searchproduct', input });
  expect(result).toEqual({ products: [], count: 60, page: 9, pageCount: 3, didYouMean: [] });
});

test('suggestions are products as in any list', async () => {
  const data = { status: 1, searchproducts: counted, did_you_mean: [], total_page: 1 };
  const { sent, result } = await overTheWire({ data }, () => suggestProducts('okr', tamil));
  const input = { ...visitor, key: 'okr', search_list: '1' };
  expect(sent).toEqual({ call: 'POST /searchproduct', ...tamil, input });
  expect(result).toEqual({ products: cards, more: false });
});

const descriptions = {
  product_description: '<p onclick="steal()">Tender</p><script>steal()</script>',
  product_description2: '<p>இளசு</p><script>steal()</script>',
};
const descriptionHtml = { en: '<p>Tender</p>', ta: '<p>இளசு</p>' };

test('[d21.sanitised] a product has its sanitised texts, its keywords, each picture once and its other packs', async () => {
  const packs = [
    { ...okraRow, product_slug: 'okra-500', variant_name: '500', stock_availability: 7 },
    mintRow,
  ];
  const detail = {
    ...okraRow,
    ...descriptions,
    keywords: 'okra, bhindi ,, ladies finger',
    fav_prod: 1,
    has_zoom: true,
    organic: true,
    country_of_origin: 'India',
    packs,
  };
  const prod_image = ['okra-2', 'okra-1a2b3c4d', 'okra-3'].map((image) => ({ product_id: 2, image }));
  const { sent, result } = await overTheWire({ products: [detail], prod_image }, () => getProduct('okra'));
  expect(sent).toEqual({ call: 'GET /getproductsdetails', input: { ...visitor, product_id: 'okra' } });
  expect(result).toEqual({
    ...okraCard,
    keywords: ['okra', 'bhindi', 'ladies finger'],
    descriptionHtml,
    organic: true,
    countryOfOrigin: { en: 'India', ta: 'இந்தியா' },
    hasZoom: true,
    images: ['okra-1a2b3c4d', 'okra-2', 'okra-3'],
    packs: [{ ...packOf(okraCard), slug: 'okra-500', variantName: '500', stock: 7 }, packOf(mintCard)],
  });
});

test('related products are products as in any list', async () => {
  const { sent, result } = await overTheWire({ data: pricedRows }, () => listRelated('onion'));
  expect(sent).toEqual({ call: 'GET /relatedProducts', input: { ...visitor, product_slug: 'onion' } });
  expect(result).toEqual(cards);
});

test('the address to share is that of the product', async () => {
  const answer = { data: { status: 1, link: 'https://shop.example/product-detail/okra' } };
  const { sent, result } = await overTheWire(answer, () => getShareLink(2, {}));
  expect(sent).toEqual({ call: 'POST /socialShare/2', input: { product_id: 2 } });
  expect(result).toBe('https://shop.example/product-detail/okra');
});

test('the feed has each pack with its group, its sanitised texts and its pictures', async () => {
  const products = [
    {
      ...okraRow,
      ...descriptions,
      group: 'okra',
      listed: true,
      country_of_origin: 'India',
      prod_image: ['okra-2', 'okra-1a2b3c4d'],
    },
    { ...mintRow, product_description: '', group: 'mint', listed: false, prod_image: [] },
  ];
  const { sent, result } = await overTheWire({ status: 1, products, total_page: 4 }, () => listFeed(3));
  expect(sent).toEqual({ call: 'GET /productfeed', input: { page: '3' } });
  expect(result).toEqual({
    products: [
      {
        ...okraCard,
        group: 'okra',
        listed: true,
        descriptionHtml,
        countryOfOrigin: { en: 'India', ta: 'இந்தியா' },
        images: ['okra-1a2b3c4d', 'okra-2'],
      },
      {
        ...mintCard,
        group: 'mint',
        listed: false,
        descriptionHtml: { en: '', ta: '' },
        countryOfOrigin: { en: '', ta: '' },
        images: ['mint-5e6f7a8b'],
      },
    ],
    pageCount: 4,
  });
});
