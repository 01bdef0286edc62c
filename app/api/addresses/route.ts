import { defineRoute } from '@/lib/bff/define-route';
import { addressBody, addressesAnswer } from '@/lib/contract/bff/account';
import { addAddress, listAddresses } from '@/lib/shop/addresses';

export const GET = defineRoute({
  auth: 'customer',
  answer: addressesAnswer,
  handler: async ({ actor, caller }) => ({ addresses: await listAddresses({ ...caller, actor }) }),
});

export const POST = defineRoute({
  auth: 'customer',
  body: addressBody,
  answer: addressesAnswer,
  handler: async ({ actor, caller, body }) => {
    await addAddress({ ...caller, actor }, body);
    return { addresses: await listAddresses({ ...caller, actor }) };
  },
});
