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
  /** API path of the products. */
  path: string;
  /** False when the row must take no room now. */
  hasRoom: boolean;
  /** Shown while loading and when there is nothing to show. */
  fallback: ReactNode;
  /** Called with true when there are no products or they failed to load. */
  onEmptyChange: (isEmpty: boolean) => void;
};

/** A row of products with today's prices. */
export function CardsRow({ title, path, hasRoom, fallback, onEmptyChange }: Props) {
  const { data, error } = useSWR(path, (key: string) => fetchJson(key, isProductCards), swrOptions);
  const isEmpty = data ? data.products.length === 0 : error !== undefined;
  useEffect(() => onEmptyChange(isEmpty), [isEmpty, onEmptyChange]);

  if (!data || isEmpty || !hasRoom) return fallback;
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
