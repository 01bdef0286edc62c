import { z } from 'zod';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { defineCall } from '../define-call';
import { favouriteProductWire } from './product-wire';
import { customerWire, doneWire, idWire } from './wire';

const alertInput = customerWire.extend({ product_id: idWire });

export const stockalert = defineCall({
  name: 'stockalert',
  method: 'POST',
  path: '/stockalert',
  identity: 'customer',
  summary: `Requests one SMS when a product is in stock again; idempotent. Up to ${MAX_MARKED_PRODUCTS}.`,
  input: alertInput,
  output: doneWire,
  errors: ['not_found', 'conflict'],
});

export const stockalertremove = defineCall({
  name: 'stockalertremove',
  method: 'POST',
  path: '/stockalertremove',
  identity: 'customer',
  summary: 'Cancels a stock alert; idempotent.',
  input: alertInput,
  output: doneWire,
  errors: [],
});

export const stockalertlist = defineCall({
  name: 'stockalertlist',
  method: 'GET',
  path: '/stockalertlist',
  identity: 'customer',
  summary: "The products of the customer's alerts, newest first.",
  input: customerWire,
  output: z.object({ data: z.object({ alertlist: z.array(favouriteProductWire) }) }),
  errors: [],
});
