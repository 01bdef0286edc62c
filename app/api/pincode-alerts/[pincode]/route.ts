import { defineRoute } from '@/lib/bff/define-route';
import { pincodeAlertsAnswer } from '@/lib/contract/bff/delivery';
import { pincodeQuery } from '@/lib/contract/bff/forms/pincode';
import { addPincodeAlert, listPincodeAlerts, removePincodeAlert } from '@/lib/shop/delivery';

export const PUT = defineRoute({
  auth: 'customer',
  params: pincodeQuery,
  answer: pincodeAlertsAnswer,
  handler: async ({ actor, caller, params }) => {
    await addPincodeAlert({ ...caller, actor }, params.pincode);
    return { pincodes: await listPincodeAlerts({ ...caller, actor }) };
  },
});

export const DELETE = defineRoute({
  auth: 'customer',
  params: pincodeQuery,
  answer: pincodeAlertsAnswer,
  handler: async ({ actor, caller, params }) => {
    await removePincodeAlert({ ...caller, actor }, params.pincode);
    return { pincodes: await listPincodeAlerts({ ...caller, actor }) };
  },
});
