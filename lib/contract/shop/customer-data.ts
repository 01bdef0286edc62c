import { z } from 'zod';
import { DELETE_WORD, EXPORTED_ROWS } from '@/lib/domain/customer-data';
import { ENQUIRY_KINDS, PROBLEM_REASONS } from '@/lib/domain/enquiry';
import { LANGUAGES } from '@/lib/domain/language';
import { PAYMENT_STATES, UNSETTLED_STATES } from '@/lib/domain/payment-state';
import { defineCall } from '../define-call';
import { addressWire } from './account';
import { cartLineWire } from './cart';
import { profile } from './identity';
import { momentWire, orderDetailsRow, orderdetails, trackorder } from './orders';
import { customerWire, doneWire, orderIdWire, pincodeWire, rupeesWire, slugWire } from './wire';

const productWire = z.object({
  product_slug: slugWire,
  product_name: z.string().max(120),
  created_date: momentWire,
});

const countWire = z.number().int().min(0);

export const exportdata = defineCall({
  name: 'exportdata',
  method: 'GET',
  path: '/exportdata',
  identity: 'customer',
  isSlow: true,
  summary: `Everything stored about the customer; of long lists the newest ${EXPORTED_ROWS}, and how many are missing.`,
  input: customerWire,
  output: z.object({
    data: z.object({
      exported_date: momentWire,
      /** How many older rows are not in the file. */
      left_out: z.object({
        orders: countWire,
        payments: countWire,
        enquiries: countWire,
        sessions: countWire,
      }),
      profile: profile.output.shape.data.shape.message,
      customer_since: momentWire,
      /** The language of SMS, when the API sends it. */
      sms_language: z.enum(LANGUAGES).optional(),
      promotion_credit: rupeesWire,
      addresses: z.array(addressWire),
      orders: z.array(
        orderdetails.output.omit({ problem_ticket: true, refund_status: true, refund_amount: true }).extend({
          order_id: orderIdWire,
          // why: the tile colour is not data of the customer
          orderdetails: z.array(orderDetailsRow.omit({ category_tone: true })).min(1),
          tracking: trackorder.output.shape.data,
        }),
      ),
      payments: z.array(
        z.object({
          payment_id: z.string().max(40),
          created_date: momentWire,
          state: z.enum(PAYMENT_STATES),
          total: rupeesWire,
          order_id: z.union([orderIdWire, z.literal('')]),
        }),
      ),
      cart: z.array(cartLineWire),
      favourites: z.array(productWire),
      stock_alerts: z.array(productWire),
      pincode_alerts: z.array(z.object({ pincode: pincodeWire, created_date: momentWire })),
      enquiries: z.array(
        z.object({
          ticket: orderIdWire,
          kind: z.enum(ENQUIRY_KINDS),
          order_id: z.union([orderIdWire, z.literal('')]),
          reason: z.enum(['', ...PROBLEM_REASONS]),
          name: z.string(),
          mobile: z.string(),
          email: z.string(),
          message: z.string(),
          created_date: momentWire,
          closed_date: z.union([momentWire, z.literal('')]),
        }),
      ),
      sessions: z.array(
        z.object({ created_date: momentWire, ended_date: z.union([momentWire, z.literal('')]) }),
      ),
    }),
  }),
  errors: [],
});

export const deletecheck = defineCall({
  name: 'deletecheck',
  method: 'GET',
  path: '/deletecheck',
  identity: 'customer',
  summary:
    'What keeps the account from being deleted: open orders, the open payment, and refunds that are still due. ' +
    'Changes nothing.',
  input: customerWire,
  output: z.object({
    data: z.object({
      orders: z.array(orderIdWire),
      payments: z.array(
        z.object({
          payment_id: z.string().max(40),
          state: z.enum(UNSETTLED_STATES),
          total: rupeesWire,
          order_id: z.union([orderIdWire, z.literal('')]),
        }),
      ),
    }),
  }),
  errors: [],
});

export const deleteaccount = defineCall({
  name: 'deleteaccount',
  method: 'POST',
  path: '/deleteaccount',
  identity: 'customer',
  summary:
    'Erases the customer: accounting records keep amounts and lose names, numbers and addresses, the rest is ' +
    'deleted, and every session ends. Idempotent. A conflict while `deletecheck` lists anything.',
  input: customerWire.extend({ confirm: z.literal(DELETE_WORD) }),
  output: doneWire,
  errors: ['conflict'],
});
