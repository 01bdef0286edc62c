import { defineRoute } from '@/lib/bff/define-route';
import { unfinishedSchema } from '@/lib/contract/bff/account';
import { listUnfinished } from '@/lib/shop/customer-data';

export const GET = defineRoute({
  auth: 'customer',
  answer: unfinishedSchema,
  handler: ({ caller }) => listUnfinished(caller),
});
