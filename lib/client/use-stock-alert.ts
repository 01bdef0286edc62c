'use client';

import type { ProductCard } from '@/lib/contract/bff/product';
import { keys } from './keys';
import { type Mark, useMarkedProduct } from './use-marked-products';

const STOCK_ALERT: Mark = { list: keys.stockAlerts, one: keys.stockAlert, signInFor: 'stock' };

/** Whether the customer hears by SMS when a product is in stock again. */
export const useStockAlert = (product: ProductCard) => useMarkedProduct(STOCK_ALERT, product);
