'use client';

import type { ReactNode } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/client/fetcher';
import { isProductCards } from '@/lib/client/guards';
import { keys } from '@/lib/client/keys';
import { swrOptions } from '@/lib/client/swr-options';
import { text } from '@/lib/messages/text';
import { ProductCard } from '../card/product-card';
import { ProductRow } from '../grid/product-row';

type Props = {
  slugs: readonly string[];
  /** While the products are on their way. */
  fallback: ReactNode;
};

/** The products of `slugs` with today's prices; nothing when none of them is sold any more. */
export function ViewedRow({ slugs, fallback }: Props) {
  const { data, error } = useSWR(
    keys.productCards(slugs),
    (key: string) => fetchJson(key, isProductCards),
    swrOptions,
  );
  if (!data) return error ? null : fallback;
  if (data.products.length === 0) return null;
  return (
    <ProductRow layout="specials" title={text('product.recently_viewed')}>
      {data.products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ProductRow>
  );
}
