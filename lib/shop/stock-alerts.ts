import 'server-only';
import type { ProductCard } from '@/lib/contract/bff/product';
import { stockalert, stockalertlist, stockalertremove } from '@/lib/contract/shop/stock-alerts';
import { asCustomer, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';
import { toPricedCard } from './to-product';

/** Products for which the customer gets an SMS once they are in stock again, newest first. */
export async function listStockAlerts(caller: CustomerCaller): Promise<ProductCard[]> {
  const { data } = await shopFetch(stockalertlist, asCustomer(caller), caller);
  return data.alertlist.map(toPricedCard);
}

/** Requests an SMS; idempotent. @throws ShopError not_found, conflict beyond `MAX_MARKED_PRODUCTS`. */
export async function addStockAlert(caller: CustomerCaller, productId: number): Promise<void> {
  await shopFetch(stockalert, { ...asCustomer(caller), product_id: productId }, caller);
}

/** Cancels that request; idempotent. */
export async function removeStockAlert(caller: CustomerCaller, productId: number): Promise<void> {
  await shopFetch(stockalertremove, { ...asCustomer(caller), product_id: productId }, caller);
}
