import { defineRoute } from '@/lib/bff/define-route';
import { addressesAnswer, addressParams } from '@/lib/contract/bff/account';
import { listAddresses, setDefaultAddress } from '@/lib/shop/addresses';

export const POST = defineRoute({
  auth: 'customer',
  params: addressParams,
  answer: addressesAnswer,
  handler: async ({ caller, params }) => {
    await setDefaultAddress(caller, params.addressId);
    return { addresses: await listAddresses(caller) };
  },
});
