import { defineRoute } from '@/lib/bff/define-route';
import { customerDataAnswer } from '@/lib/contract/bff/account';
import { getCustomerData } from '@/lib/shop/customer-data';

export const GET = defineRoute({
  auth: 'customer',
  cost: 10,
  answer: customerDataAnswer,
  handler: async ({ caller }) => {
    const data = await getCustomerData(caller);
    return { data, isWhole: Object.values(data.left_out).every((count) => count === 0) };
  },
});
