import { z } from 'zod';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { defineCall } from '../define-call';
import { customerWire, doneWire, messageWire, numberWire, pincodeWire, statusWire } from './wire';

/** The district of a pincode; empty outside Tamil Nadu. */
const cityWire = z.string().max(LENGTHS.city.max);

export const pincodeAvailability = defineCall({
  name: 'pincodeAvailability',
  method: 'POST',
  path: '/pincodeAvailability',
  identity: 'none',
  isReadOnly: true,
  summary: 'Whether the shop delivers to a pincode: status 1, or 400 with the reason.',
  input: z.object({ pincode: z.string().regex(/^\d{1,6}$/) }),
  output: z.object({
    data: z.object({ status: statusWire, message: messageWire, city_name: cityWire.default('') }),
  }),
  errors: [],
});

/** Rounds to about a hundred metres, which is enough to suggest a pincode. */
const roundedDegrees = (limit: number) =>
  numberWire.pipe(z.number().min(-limit).max(limit)).transform((degrees) => Number(degrees.toFixed(3)));

export const pincodeNearby = defineCall({
  name: 'pincodeNearby',
  method: 'POST',
  path: '/pincodeNearby',
  identity: 'none',
  isReadOnly: true,
  isSlow: true,
  summary:
    'Suggests the pincode of a location in degrees, for the shopper to confirm; status 2 and an empty pincode ' +
    'outside Tamil Nadu. The location is not stored.',
  input: z.object({ latitude: roundedDegrees(90), longitude: roundedDegrees(180) }),
  output: z.object({
    data: z.object({ status: statusWire, message: messageWire, pincode: pincodeWire.or(z.literal('')) }),
  }),
  errors: [],
});

const alertInput = customerWire.extend({ pincode: pincodeWire });

export const pincodealert = defineCall({
  name: 'pincodealert',
  method: 'POST',
  path: '/pincodealert',
  identity: 'customer',
  summary:
    'Requests one SMS when the shop starts to deliver to a pincode of Tamil Nadu. Idempotent; status 2 when the shop ' +
    'delivers there already, conflict when the customer has too many alerts.',
  input: alertInput,
  output: doneWire,
  errors: ['not_found', 'conflict'],
});

export const pincodealertremove = defineCall({
  name: 'pincodealertremove',
  method: 'POST',
  path: '/pincodealertremove',
  identity: 'customer',
  summary: 'Cancels a pincode alert; idempotent.',
  input: alertInput,
  output: doneWire,
  errors: [],
});

export const pincodealertlist = defineCall({
  name: 'pincodealertlist',
  method: 'GET',
  path: '/pincodealertlist',
  identity: 'customer',
  summary: "The pincodes of the customer's alerts, newest first.",
  input: customerWire,
  output: z.object({ data: z.object({ pincodelist: z.array(z.object({ pincode: pincodeWire })) }) }),
  errors: [],
});
