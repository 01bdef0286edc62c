import { z } from 'zod';
import { MAX_CART_LINES } from '@/lib/domain/quantity';
import { defineCall } from '../define-call';
import { orderSettingsWire } from './content';
import { netQuantityWire, stockWire } from './product-wire';
import {
  cartTotalWire,
  idWire,
  messageWire,
  orderByWire,
  orderIdWire,
  quantityWire,
  rupeesWire,
  shopperWire,
  slugWire,
  statusWire,
  toneWire,
} from './wire';

/** Spec 3, Cart line. `price` and `offer_price` are current; `cart_price` is the one the shopper last accepted. */
export const cartLineWire = z.object({
  id: idWire,
  cart_id: idWire,
  product_id: idWire,
  product_slug: slugWire,
  product_image: z.string().max(300),
  product_name: z.string().max(120),
  product_name2: z.string().max(120),
  variant_name: z.string().max(40),
  nic_name: z.string().max(40),
  variant_label: z.string().max(80),
  net_quantity: netQuantityWire,
  category_slug: slugWire,
  category_tone: toneWire,
  price: rupeesWire,
  offer_price: rupeesWire,
  cart_price: rupeesWire,
  quantity: z.number().int().min(1),
  stock_availability: stockWire,
});

/** Every cart write answers the whole cart; `version` increases with each change. */
export const cartStateWire = z.object({
  version: z.number().int().min(0),
  cart_list: z.array(cartLineWire),
  /** Not in the spec: the order that emptied the cart, for an hour or until the cart changes. */
  ordered_as: orderIdWire.optional(),
  /** Not in the spec: credit and limits, as in promotionOffer and orderSettings; a guest's credit is 0. */
  promotion_amount: rupeesWire,
  ...orderSettingsWire.shape,
});
const cartAnswer = z.object({
  data: z.object({ status: statusWire, message: messageWire, ...cartStateWire.shape }),
});

export const cartinsert = defineCall({
  name: 'cartinsert',
  method: 'POST',
  path: '/cartinsert',
  identity: 'shopper',
  summary: 'Adds one of a product; one more when it is in the cart already.',
  input: shopperWire.extend({ product_id: idWire, order_by: orderByWire }),
  output: cartAnswer,
  errors: ['not_found', 'out_of_stock'],
});

export const cartupdate = defineCall({
  name: 'cartupdate',
  method: 'POST',
  path: '/cartupdate',
  identity: 'shopper',
  summary:
    'Sets the absolute quantity of a product; 0 removes it. More than the stock is capped (status 2). With its old ' +
    '`cart_id` a removed line returns to its old position. A change that arrives after a newer one of the same tab ' +
    '(`X-Change-Mark`) is ignored.',
  newestStands: true,
  input: shopperWire.extend({
    product_id: idWire,
    quantity: quantityWire,
    /** Not in the spec. */
    cart_id: idWire.optional(),
    order_by: orderByWire,
  }),
  output: cartAnswer,
  errors: ['not_found', 'out_of_stock'],
});

export const cartlisting = defineCall({
  name: 'cartlisting',
  method: 'GET',
  path: '/cartlisting',
  identity: 'shopper',
  summary: 'The cart, stock-0 lines included.',
  input: shopperWire.extend({ order_by: orderByWire }),
  output: z.object({ data: z.object({ status: statusWire, ...cartStateWire.shape }) }),
  errors: [],
});

export const cartdelete = defineCall({
  name: 'cartdelete',
  method: 'POST',
  path: '/cartdelete',
  identity: 'shopper',
  summary: 'Removes one line of the own cart.',
  input: shopperWire.extend({ cart_id: idWire }),
  output: cartAnswer,
  errors: ['not_found'],
});

export const cartcount = defineCall({
  name: 'cartcount',
  method: 'GET',
  path: '/cartcount',
  identity: 'shopper',
  summary: 'Number of items in the cart: the sum of quantities.',
  input: shopperWire,
  output: z.object({
    data: z.object({ quantity_list: z.array(z.object({ cartcount: z.number().int().min(0) })).length(1) }),
  }),
  errors: [],
});

export const cartempty = defineCall({
  name: 'cartempty',
  method: 'POST',
  path: '/cartempty',
  identity: 'shopper',
  summary: 'Removes every line.',
  input: shopperWire,
  output: cartAnswer,
  errors: [],
});

const problemLine = z.object({ cart_id: idWire, product_id: idWire, product_name: z.string().max(120) });
const availability = {
  outOfStock: z.array(problemLine),
  inActiveProduct: z.array(problemLine),
  inActiveCatProduct: z.array(problemLine),
};
const checkResult = {
  ...availability,
  variantChange: z.array(problemLine),
  unitChange: z.array(problemLine),
  productPriceChange: z.array(problemLine.extend({ old_price: rupeesWire, new_price: rupeesWire })),
  /** Subtotal of the sellable lines at today's prices, in rupees. */
  totalPrice: cartTotalWire,
  /** Not in the spec: the amount of an open online payment, 0 without one. An order placed now replaces it. */
  open_payment: rupeesWire.default(0),
};

export const cartcheck = defineCall({
  name: 'cartcheck',
  method: 'POST',
  path: '/cartcheck',
  identity: 'shopper',
  isReadOnly: true,
  summary: 'The problems that keep the cart from being ordered. Changes nothing.',
  input: shopperWire,
  output: z.object({ data: z.object({ ...checkResult, ...cartStateWire.shape }) }),
  errors: [],
});

export const productAvailability = defineCall({
  name: 'productAvailability',
  method: 'POST',
  path: '/productAvailability',
  identity: 'shopper',
  summary: 'The availability part of the cart check: what cannot be sold at all. Changes nothing.',
  input: shopperWire,
  output: z.object({ data: z.object(availability) }),
  errors: [],
});

const cartIdsWire = z
  .string()
  .regex(new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${MAX_CART_LINES - 1}}$`))
  .refine((ids) => ids.split(',').every((id) => idWire.safeParse(id).success));

export const cartcheckremove = defineCall({
  name: 'cartcheckremove',
  method: 'POST',
  path: '/cartcheckremove',
  identity: 'shopper',
  summary: 'Removes lines in one transaction and answers with the new check. `cart_ids` is comma-separated.',
  input: shopperWire.extend({ cart_ids: cartIdsWire }),
  output: z.object({ data: z.object({ ...checkResult, ...cartStateWire.shape }) }),
  errors: [],
});

export const cartPriceUpdate = defineCall({
  name: 'cartPriceUpdate',
  method: 'POST',
  path: '/cartPriceUpdate',
  identity: 'shopper',
  summary: 'Accepts current prices, variants and units for all changed lines.',
  input: shopperWire,
  output: cartAnswer,
  errors: [],
});
