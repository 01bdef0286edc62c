import type { ProductCard } from '@/lib/contract/bff/product';
import { paise } from '@/lib/domain/money';

/** What lists, carts and orders of the shop API all tell of a product, here of two. */
export const okraWire = {
  product_slug: 'okra',
  product_image: 'okra-1a2b3c4d',
  product_name: 'Okra',
  product_name2: 'வெண்டைக்காய்',
  variant_name: '250',
  nic_name: 'g',
  variant_label: 'quarter kilo',
  category_tone: 'veg',
};
export const mintWire = {
  product_slug: 'mint',
  product_image: 'mint-5e6f7a8b',
  product_name: 'Mint',
  product_name2: 'புதினா',
  variant_name: '1',
  nic_name: 'bunch',
  variant_label: '',
  category_tone: 'green',
};

/** The same in the storefront. */
export const okra = {
  slug: 'okra',
  image: 'okra-1a2b3c4d',
  name: 'Okra',
  name2: 'வெண்டைக்காய்',
  variantName: '250',
  nicName: 'g',
  variantLabel: 'quarter kilo',
  tone: 'veg',
} as const;
export const mint = {
  slug: 'mint',
  image: 'mint-5e6f7a8b',
  name: 'Mint',
  name2: 'புதினா',
  variantName: '1',
  nicName: 'bunch',
  variantLabel: '',
  tone: 'green',
} as const;

const okraRow = {
  ...okraWire,
  product_id: 2,
  id: 2,
  net_quantity: { value: 250, unit: 'g' },
  cart_qty: 4,
  stock_availability: 5,
  today_special: '1',
  category_slug: 'vegetables',
  category_name: 'Vegetables',
};
const mintRow = {
  ...mintWire,
  product_id: 31,
  id: 31,
  net_quantity: { value: 1, unit: 'bunch' },
  cart_qty: 0,
  stock_availability: 0,
  today_special: '0',
  category_slug: 'keerai',
  category_name: 'Greens',
};

/** Rows of a listing. */
export const listedRows = [
  { ...okraRow, actual_price: 25.5, selling_price: 20.1 },
  { ...mintRow, actual_price: 12, selling_price: 0 },
] as const;

/** Rows of favourites, alerts, related and bought products, where the prices have other names. */
export const pricedRows = [
  { ...okraRow, price: 25.5, offer_price: 20.1 },
  { ...mintRow, price: 12, offer_price: 0 },
] as const;

const okraCard: ProductCard = {
  ...okra,
  id: 2,
  netQuantity: { value: 250, unit: 'g' },
  price: paise(2550),
  offerPrice: paise(2010),
  stock: 5,
  special: true,
  categorySlug: 'vegetables',
  categoryName: 'Vegetables',
};
const mintCard: ProductCard = {
  ...mint,
  id: 31,
  netQuantity: { value: 1, unit: 'bunch' },
  price: paise(1200),
  offerPrice: paise(0),
  stock: 0,
  special: false,
  categorySlug: 'keerai',
  categoryName: 'Greens',
};

/** The cards of those rows, without data of a shopper. */
export const cards = [okraCard, mintCard] as const;
