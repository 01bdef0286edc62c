import { z } from 'zod';
import { LENGTHS, VISIBLE } from '@/lib/domain/form-patterns';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { STATE } from '@/lib/domain/state';
import { defineCall } from '../define-call';
import { favouriteProductWire } from './product-wire';
import {
  customerWire,
  doneWire,
  emailWire,
  flagWire,
  idWire,
  mobileWire,
  newNameWire,
  pincodeWire,
  shopperWire,
  storedEmailWire,
} from './wire';

const line = z.string().trim().max(LENGTHS.addressLine.max);
const addressFields = {
  customer_name: z.string().trim().min(LENGTHS.addressName.min).max(LENGTHS.addressName.max),
  customer_mobile: mobileWire,
  customer_email: emailWire.default(''),
  customer_address: line.min(1),
  customer_area: line.min(1),
  customer_landmark: line.default(''),
  customer_state: z.literal(STATE).default(STATE),
  customer_city: z.string().trim().min(1).max(LENGTHS.city.max),
  customer_pincode: pincodeWire,
};

/** Stricter rules for new addresses: stored ones may have fields without a visible character. */
const newAddressFields = {
  ...addressFields,
  customer_name: newNameWire(LENGTHS.addressName),
  customer_address: addressFields.customer_address.regex(VISIBLE),
  customer_area: addressFields.customer_area.regex(VISIBLE),
};

/** Spec 3, Address; default_address '1' marks the default. */
export const addressWire = z.object({
  address_id: idWire,
  default_address: flagWire,
  ...addressFields,
  customer_email: storedEmailWire.default(''),
});

/** `served` '0': the shop does not deliver there. */
const listedAddressWire = addressWire.extend({ served: flagWire.default('1') });

export const address = defineCall({
  name: 'address',
  method: 'POST',
  path: '/address',
  identity: 'customer',
  summary:
    'Adds an address; the first one becomes the default. City and pincode must belong together, and a full list takes no more.',
  input: customerWire.extend(newAddressFields),
  output: doneWire.extend({ address_id: idWire }),
  errors: ['bad_request', 'conflict'],
});

export const addresslisting = defineCall({
  name: 'addresslisting',
  method: 'GET',
  path: '/addresslisting',
  identity: 'customer',
  summary: "The customer's addresses, the default first.",
  input: customerWire,
  output: z.object({ data: z.object({ addresslist: z.array(listedAddressWire) }) }),
  errors: [],
});

export const addressupdate = defineCall({
  name: 'addressupdate',
  method: 'POST',
  path: '/addressupdate',
  identity: 'customer',
  summary: 'Changes an own address. The payload names no owner: it comes from the signed actor.',
  input: z.object({ ...newAddressFields, address_id: idWire }),
  output: doneWire,
  errors: ['not_found', 'bad_request'],
});

const ownAddress = customerWire.extend({ address_id: idWire });

export const addressdelete = defineCall({
  name: 'addressdelete',
  method: 'POST',
  path: '/addressdelete',
  identity: 'customer',
  summary: 'Deletes an own address; the newest other one becomes the default if it was that.',
  input: ownAddress,
  output: doneWire,
  errors: ['not_found'],
});

export const defaultaddress = defineCall({
  name: 'defaultaddress',
  method: 'POST',
  path: '/defaultaddress',
  identity: 'customer',
  summary: 'Makes an own address the default.',
  input: ownAddress,
  output: doneWire,
  errors: ['not_found'],
});

const favouriteInput = customerWire.extend({ product_id: idWire });

export const favourites = defineCall({
  name: 'favourites',
  method: 'POST',
  path: '/favourites',
  identity: 'customer',
  summary: `Marks a product as favourite; again changes nothing. Up to ${MAX_MARKED_PRODUCTS}.`,
  input: favouriteInput,
  output: doneWire,
  errors: ['not_found', 'conflict'],
});

export const favouritesremove = defineCall({
  name: 'favouritesremove',
  method: 'POST',
  path: '/favouritesremove',
  identity: 'customer',
  summary: 'Takes a product off the favourites; again changes nothing.',
  input: favouriteInput,
  output: doneWire,
  errors: [],
});

export const favouriteslist = defineCall({
  name: 'favouriteslist',
  method: 'GET',
  path: '/favouriteslist',
  identity: 'customer',
  summary: "The customer's favourites, newest first.",
  input: shopperWire,
  output: z.object({ data: z.object({ favouritelist: z.array(favouriteProductWire) }) }),
  errors: [],
});
