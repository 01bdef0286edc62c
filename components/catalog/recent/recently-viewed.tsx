'use client';

import { useEffect, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
import { keys } from '@/lib/client/keys';
import { useRememberChoice } from '@/lib/client/use-remember-choice';
import { onViewedForgotten, rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import { useText } from '@/lib/messages/use-text';
import { NearRow } from './near-row';

const loadQuestion = () => import('./remember-question').then((file) => file.RememberQuestion);

type Props = {
  /** The product whose page this is: remembered, and not shown to itself. */
  current?: string;
};

/**
 * What this browser looked at before, where the shopper has allowed to remember it, else the question on a product's
 * page; it loads when the shopper comes near.
 */
export function RecentlyViewed({ current }: Props) {
  const text = useText();
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const choice = useRememberChoice();

  useEffect(() => {
    if (choice !== 'yes') return;
    setSlugs(viewedProducts().filter((slug) => slug !== current));
    if (current) rememberViewed(current);
  }, [current, choice]);

  useEffect(() => onViewedForgotten(() => setSlugs([])), []);

  if (choice === undefined && current) return <LazyPart load={loadQuestion} props={{}} />;
  if (slugs.length === 0) return null;
  return <NearRow title={text('product.recently_viewed')} path={keys.productCards(slugs)} />;
}
