import { defineRoute } from '@/lib/bff/define-route';
import { markedProductsAnswer } from '@/lib/contract/bff/account';
import { productParams } from '@/lib/contract/bff/product';
import { addStockAlert, listStockAlerts, removeStockAlert } from '@/lib/shop/stock-alerts';

export const PUT = defineRoute({
  auth: 'customer',
  params: productParams,
  answer: markedProductsAnswer,
  handler: async ({ caller, params }) => {
    await addStockAlert(caller, params.productId);
    return { products: await listStockAlerts(caller) };
  },
});

export const DELETE = defineRoute({
  auth: 'customer',
  params: productParams,
  answer: markedProductsAnswer,
  handler: async ({ caller, params }) => {
    await removeStockAlert(caller, params.productId);
    return { products: await listStockAlerts(caller) };
  },
});
