import { defineRoute } from '@/lib/bff/define-route';
import { pincodeAlertsAnswer } from '@/lib/contract/bff/delivery';
import { listPincodeAlerts } from '@/lib/shop/delivery';

export const GET = defineRoute({
  auth: 'customer',
  answer: pincodeAlertsAnswer,
  handler: async ({ caller }) => ({ pincodes: await listPincodeAlerts(caller) }),
});
