import { defineRoute } from '@/lib/bff/define-route';
import { addressesAnswer, addressParams } from '@/lib/contract/bff/account';
import { addressBody } from '@/lib/contract/bff/forms/address';
import { listAddresses, removeAddress, updateAddress } from '@/lib/shop/addresses';

export const PUT = defineRoute({
  auth: 'customer',
  params: addressParams,
  body: addressBody,
  answer: addressesAnswer,
  handler: async ({ caller, params, body }) => {
    await updateAddress(caller, params.addressId, body);
    return { addresses: await listAddresses(caller) };
  },
});

export const DELETE = defineRoute({
  auth: 'customer',
  params: addressParams,
  answer: addressesAnswer,
  handler: async ({ caller, params }) => {
    await removeAddress(caller, params.addressId);
    return { addresses: await listAddresses(caller) };
  },
});
