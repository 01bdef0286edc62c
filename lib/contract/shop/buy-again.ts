import { z } from 'zod';
import { AGAIN_PROBLEMS, BOUGHT_BEFORE_LIMIT } from '@/lib/domain/buy-again';
import { defineCall } from '../define-call';
import { cartStateWire } from './cart';
import { favouriteProductWire } from './product-wire';
import { customerWire, messageWire, orderIdAsReadWire, rupeesWire, slugWire, statusWire } from './wire';

const packWire = z.object({
  variant_name: z.string().max(40),
  nic_name: z.string().max(40),
  variant_label: z.string().max(80),
  /** Price of one unit, in rupees. */
  price: rupeesWire,
});

/** The result for one line of an order that is bought again. */
export const againLineWire = z.object({
  product_slug: slugWire,
  product_name: z.string().max(120),
  product_name2: z.string().max(120),
  ordered: z.number().int().min(1),
  added: z.number().int().min(0),
  /** Why less was added than was ordered; empty when everything was added. */
  problem: z.enum(['', ...AGAIN_PROBLEMS]),
  before: packWire,
  /** Null when the product is no longer sold. */
  now: packWire.nullable(),
});

export const buyagain = defineCall({
  name: 'buyagain',
  method: 'POST',
  path: '/buyagain',
  identity: 'customer',
  idempotent: true,
  summary:
    'Adds the lines of an own order to the cart, up to the stock, at current prices, in one transaction; answers for ' +
    'each line what was added and what differs. The same key adds once. Status 2 when nothing could be added.',
  input: customerWire.extend({ order_id: orderIdAsReadWire }),
  output: z.object({
    data: z.object({
      status: statusWire,
      message: messageWire,
      lines: z.array(againLineWire).min(1),
      ...cartStateWire.shape,
    }),
  }),
  errors: ['not_found', 'conflict', 'too_many'],
});

export const boughtbefore = defineCall({
  name: 'boughtbefore',
  method: 'GET',
  path: '/boughtbefore',
  identity: 'customer',
  summary: `Products the customer has ordered and can order again, the most often ordered first. At most ${BOUGHT_BEFORE_LIMIT}.`,
  input: customerWire,
  output: z.object({
    data: z.object({ boughtlist: z.array(favouriteProductWire).max(BOUGHT_BEFORE_LIMIT) }),
  }),
  errors: [],
});
