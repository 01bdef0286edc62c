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
  /** While the products are on their way. */
  fallback: ReactNode;
  onNothing: () => void;
};

/** Products with today's prices; when there are none, or they cannot be read, it says so and keeps its place. */
export function CardsRow({ title, path, fallback, onNothing }: Props) {
  const { data, error } = useSWR(path, (key: string) => fetchJson(key, isProductCards), swrOptions);
  const isNothing = data ? data.products.length === 0 : error !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once.
  useEffect(() => {
    if (isNothing) onNothing();
  }, [isNothing]);

  if (!data || isNothing) return fallback;
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
