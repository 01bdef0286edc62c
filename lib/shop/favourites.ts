import 'server-only';
import type { ProductCard } from '@/lib/contract/bff/product';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { asCustomer, asShopper, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';
import { toFavouriteCard } from './to-product';

/** Own favourites, newest first. */
export async function listFavourites(caller: CustomerCaller): Promise<ProductCard[]> {
  const { data } = await shopFetch(favouriteslist, asShopper(caller), caller);
  return data.favouritelist.map(toFavouriteCard);
}

/** Marks a product; again changes nothing. @throws ShopError not_found, conflict beyond `MAX_MARKED_PRODUCTS`. */
export async function addFavourite(caller: CustomerCaller, productId: number): Promise<void> {
  await shopFetch(favourites, { ...asCustomer(caller), product_id: productId }, caller);
}

/** Takes a product off; again changes nothing. */
export async function removeFavourite(caller: CustomerCaller, productId: number): Promise<void> {
  await shopFetch(favouritesremove, { ...asCustomer(caller), product_id: productId }, caller);
}
