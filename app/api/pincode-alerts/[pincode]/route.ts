import { defineRoute } from '@/lib/bff/define-route';
import { pincodeAlertsAnswer } from '@/lib/contract/bff/delivery';
import { pincodeInput } from '@/lib/contract/bff/forms/pincode';
import { addPincodeAlert, listPincodeAlerts, removePincodeAlert } from '@/lib/shop/delivery';

export const PUT = defineRoute({
  auth: 'customer',
  params: pincodeInput,
  answer: pincodeAlertsAnswer,
  handler: async ({ caller, params }) => {
    await addPincodeAlert(caller, params.pincode);
    return { pincodes: await listPincodeAlerts(caller) };
  },
});

export const DELETE = defineRoute({
  auth: 'customer',
  params: pincodeInput,
  answer: pincodeAlertsAnswer,
  handler: async ({ caller, params }) => {
    await removePincodeAlert(caller, params.pincode);
    return { pincodes: await listPincodeAlerts(caller) };
  },
});
