import type { CartLine } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { mint, mintWire, okra, okraWire } from './wire-products';

/** A cart of two lines as the shop API answers it. */
export const cartWire = {
  version: 6,
  cart_list: [
    {
      ...okraWire,
      id: 51,
      cart_id: 51,
      product_id: 2,
      net_quantity: { value: 250, unit: 'g' },
      category_slug: 'vegetables',
      price: 25.5,
      offer_price: 20.1,
      cart_price: 19,
      quantity: 3,
      stock_availability: 5,
    },
    {
      ...mintWire,
      id: 52,
      cart_id: 52,
      product_id: 31,
      net_quantity: { value: 1, unit: 'bunch' },
      category_slug: 'keerai',
      price: 12,
      offer_price: 0,
      cart_price: 12,
      quantity: 1,
      stock_availability: 0,
    },
  ],
  promotion_amount: 75.5,
  minimum_purchase: 100.5,
  maximum_purchase: 20_000,
  online_payment: '0',
};

const lines: CartLine[] = [
  {
    ...okra,
    id: 51,
    productId: 2,
    netQuantity: { value: 250, unit: 'g' },
    price: paise(2550),
    offerPrice: paise(2010),
    quantity: 3,
    stock: 5,
  },
  {
    ...mint,
    id: 52,
    productId: 31,
    netQuantity: { value: 1, unit: 'bunch' },
    price: paise(1200),
    offerPrice: paise(0),
    quantity: 1,
    stock: 0,
  },
];

/** The same cart in the storefront. */
export const cartState = {
  version: 6,
  lines,
  promotionCredit: paise(7_550),
  limits: { minimum: paise(10_050), maximum: paise(2_000_000) },
  onlinePayment: false,
};
