'use client';

import { keys } from './keys';
import { type UseMarkedProducts, useMarkedProducts } from './use-marked-products';

/** Products the customer hears of by SMS when they are in stock again. */
export function useStockAlerts(): UseMarkedProducts {
  return useMarkedProducts({ list: keys.stockAlerts, one: keys.stockAlert }, 'stock');
}
