'use client';

import { keys } from './keys';
import { type UseMarkedProducts, useMarkedProducts } from './use-marked-products';

export type UseFavourites = Omit<UseMarkedProducts, 'isMarked'> & {
  isFavourite: UseMarkedProducts['isMarked'];
};

/** The customer's favourites; a guest who marks one is asked to sign in (spec 4). */
export function useFavourites(): UseFavourites {
  const { isMarked, ...marked } = useMarkedProducts(
    { list: keys.favourites, one: keys.favourite },
    'favourite',
  );
  return { ...marked, isFavourite: isMarked };
}
