'use client';

import type { ReactNode } from 'react';
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
};

/** Products with today's prices; nothing when there are none. */
export function CardsRow({ title, path, fallback }: Props) {
  const { data, error } = useSWR(path, (key: string) => fetchJson(key, isProductCards), swrOptions);
  if (!data) return error ? null : fallback;
  if (data.products.length === 0) return null;
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
