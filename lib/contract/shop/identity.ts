import { z } from 'zod';
import { LENGTHS, OTP } from '@/lib/domain/form-patterns';
import { defineCall } from '../define-call';
import {
  customerWire,
  emailWire,
  flagWire,
  idWire,
  messageWire,
  mobileWire,
  newNameWire,
  numberWire,
  pincodeWire,
  quantityWire,
  statusWire,
  storedEmailWire,
  userIdWire,
} from './wire';

const otpWire = z.string().regex(OTP);

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/register',
  identity: 'shopper',
  summary:
    'Sends a one-time password: status 1, or 2 with the reason. `otp` is there in demo mode only. ' +
    'The code is bound to the acting guest session.',
  input: z.object({ name: newNameWire(LENGTHS.signInName), mobile: mobileWire }),
  output: z.object({
    data: z.object({ status: statusWire, otp: otpWire.optional(), message: messageWire }),
  }),
  errors: ['too_many'],
});

export const resendotp = defineCall({
  name: 'resendotp',
  method: 'POST',
  path: '/resendotp',
  identity: 'shopper',
  summary:
    'Sends a new code to a mobile that this session has requested one for; the old code stops working.',
  input: z.object({ mobile: mobileWire }),
  /** Not in the spec: a status as in `register`, when the API sends it. */
  output: z.object({ status: statusWire.optional(), message: messageWire }),
  errors: ['too_many'],
});

/** A guest's line at sign-in: `wanted_quantity` of guest and customer together, and the result; 0 means not merged. */
export const mergedLineWire = z.object({
  product_id: idWire,
  product_name: z.string().max(120),
  product_name2: z.string().max(120).default(''),
  wanted_quantity: z.number().int().min(1),
  quantity: quantityWire,
});

export const verifyotp = defineCall({
  name: 'verifyotp',
  method: 'POST',
  path: '/verifyotp',
  identity: 'shopper',
  summary:
    "Signs in: status 1 with the customer, or 2 with the reason. The guest's cart joins the customer's. " +
    'A code works once; the same key gets the same answer for as long as the code is valid.',
  idempotent: 'optional',
  input: z.object({ mobile: mobileWire, otp: otpWire, session_id: userIdWire }),
  output: z.object({
    data: z.object({
      status: statusWire,
      message: messageWire,
      users: z
        .object({ id: userIdWire, name: z.string().max(50), mobile: mobileWire, session_id: userIdWire })
        .optional(),
      /** Not in the spec: how many guest lines joined the cart. */
      merged_lines: z.number().int().min(0).default(0),
      /** Not in the spec: every line, in the order of the guest's cart. */
      merged_list: z.array(mergedLineWire).default([]),
    }),
  }),
  errors: ['forbidden'],
});

export const signout = defineCall({
  name: 'signout',
  method: 'POST',
  path: '/signout',
  identity: 'customer',
  summary: 'Ends the acting session at the API.',
  input: customerWire,
  output: z.object({ data: z.object({ status: statusWire, message: messageWire }) }),
  errors: [],
});

export const signouteverywhere = defineCall({
  name: 'signouteverywhere',
  method: 'POST',
  path: '/signouteverywhere',
  identity: 'customer',
  summary: 'Ends every session of the customer, the acting one too.',
  input: customerWire,
  output: z.object({ data: z.object({ status: statusWire, message: messageWire }) }),
  errors: [],
});

export const userValidate = defineCall({
  name: 'userValidate',
  method: 'POST',
  path: '/userValidate',
  identity: 'customer',
  isReadOnly: true,
  summary:
    'The id of an active customer; empty for a suspended one. Also the place of the default address, with `served` ' +
    "'0' when the shop does not deliver there.",
  input: customerWire,
  output: z.object({
    data: z.object({
      userId: z.union([userIdWire, z.literal('')]),
      default_place: z
        .object({ pincode: pincodeWire, city_name: z.string().max(LENGTHS.city.max), served: flagWire })
        .optional(),
    }),
  }),
  errors: [],
});

const profileWire = z.object({
  name: z.string().max(LENGTHS.profileName.max),
  mobile: mobileWire,
  email: storedEmailWire,
  gender: numberWire.pipe(z.number().int().min(0).max(3)),
  /** yyyy-mm-dd, or empty. */
  d_o_b: z.union([z.iso.date(), z.literal('')]),
});

export const profile = defineCall({
  name: 'profile',
  method: 'GET',
  path: '/profile',
  identity: 'customer',
  summary: "The customer's own details.",
  input: customerWire,
  output: z.object({ data: z.object({ message: profileWire }) }),
  errors: [],
});

export const profileEdit = defineCall({
  name: 'profileEdit',
  method: 'POST',
  path: '/profileEdit',
  identity: 'customer',
  summary: 'Changes name, email, gender and date of birth; the mobile cannot change.',
  input: customerWire.extend({
    ...profileWire.shape,
    name: newNameWire(LENGTHS.profileName),
    email: emailWire,
  }),
  output: z.object({ data: z.object({ message: messageWire }) }),
  errors: [],
});
