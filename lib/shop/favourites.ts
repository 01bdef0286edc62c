import 'server-only';
import type { ProductCard } from '@/lib/contract/bff/product';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { asCustomer, asShopper, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';
import { toPricedCard } from './to-product';

/** The customer's favourites, newest first. */
export async function listFavourites(caller: CustomerCaller): Promise<ProductCard[]> {
  const { data } = await shopFetch(favouriteslist, asShopper(caller), caller);
  return data.favouritelist.map(toPricedCard);
}

/** Adds a favourite; idempotent. @throws ShopError not_found, conflict beyond `MAX_MARKED_PRODUCTS`. */
export async function addFavourite(caller: CustomerCaller, productId: number): Promise<void> {
  await shopFetch(favourites, { ...asCustomer(caller), product_id: productId }, caller);
}

/** Removes a favourite; idempotent. */
export async function removeFavourite(caller: CustomerCaller, productId: number): Promise<void> {
  await shopFetch(favouritesremove, { ...asCustomer(caller), product_id: productId }, caller);
}
