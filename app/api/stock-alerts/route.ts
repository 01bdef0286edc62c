import { defineRoute } from '@/lib/bff/define-route';
import { markedProductsAnswer } from '@/lib/contract/bff/account';
import { listStockAlerts } from '@/lib/shop/stock-alerts';

export const GET = defineRoute({
  auth: 'customer',
  answer: markedProductsAnswer,
  handler: async ({ caller }) => ({ products: await listStockAlerts(caller) }),
});
