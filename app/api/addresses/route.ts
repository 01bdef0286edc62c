import { defineRoute } from '@/lib/bff/define-route';
import { addressesAnswer } from '@/lib/contract/bff/account';
import { addressBody } from '@/lib/contract/bff/forms/address';
import { addAddress, listAddresses } from '@/lib/shop/addresses';

export const GET = defineRoute({
  auth: 'customer',
  answer: addressesAnswer,
  handler: async ({ caller }) => ({ addresses: await listAddresses(caller) }),
});

export const POST = defineRoute({
  auth: 'customer',
  body: addressBody,
  answer: addressesAnswer,
  handler: async ({ caller, body }) => {
    await addAddress(caller, body);
    return { addresses: await listAddresses(caller) };
  },
});
