'use client';

import { type ReactNode, useEffect } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/client/fetcher';
import { isProductCards } from '@/lib/client/guards';
import { swrOptions } from '@/lib/client/swr-options';
import { ProductCard } from '../card/product-card';
import { ProductRow } from '../grid/product-row';

type Props = {
  title: string;
  /** Where the products are read. */
  path: string;
  /** False where there must be nothing now. */
  hasRoom: boolean;
  /** While the products are on their way, and when there are none. */
  fallback: ReactNode;
  /** Hears whether there are none, or they cannot be read. */
  tellNothing: (isNothing: boolean) => void;
};

/** Products with today's prices. */
export function CardsRow({ title, path, hasRoom, fallback, tellNothing }: Props) {
  const { data, error } = useSWR(path, (key: string) => fetchJson(key, isProductCards), swrOptions);
  const isNothing = data ? data.products.length === 0 : error !== undefined;
  useEffect(() => tellNothing(isNothing), [isNothing, tellNothing]);

  if (!data || isNothing || !hasRoom) return fallback;
  return (
    <ProductRow layout="specials" title={title}>
      {data.products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ProductRow>
  );
}
