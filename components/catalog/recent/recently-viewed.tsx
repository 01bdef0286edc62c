'use client';

import { useEffect, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
import { useRememberChoice } from '@/lib/client/use-remember-choice';
import { onViewedForgotten, rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { NearRow } from './near-row';

const loadQuestion = () => import('./remember-question').then((file) => file.RememberQuestion);

type Props = {
  /** Slug of the current product: remembered, but not listed. */
  current?: string;
};

/**
 * Products this browser viewed before, if the shopper consented; on a product page without a choice yet, the question.
 * Loads when scrolled near.
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
