'use client';

import { keys } from '@/lib/config/api-paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { type MarkKind, useMarkedProduct, useMarkedProducts } from './use-marked-products';

const FAVOURITE: MarkKind = { list: keys.favourites, one: keys.favourite, signInFor: 'favourite' };

/** The customer's favourites. */
export const useFavourites = () => useMarkedProducts(FAVOURITE);

/** Whether a product is a favourite; a guest who marks it is asked to sign in (spec 4). */
export const useFavourite = (product: ProductCard) => useMarkedProduct(FAVOURITE, product);
