'use client';

import { keys } from '@/lib/config/api-paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { type MarkKind, useMarkedProduct } from './use-marked-products';

const STOCK_ALERT: MarkKind = { list: keys.stockAlerts, one: keys.stockAlert, signInFor: 'stock' };

/** Whether the customer has an SMS alert for when the product is in stock again. */
export const useStockAlert = (product: ProductCard) => useMarkedProduct(STOCK_ALERT, product);
