'use client';

import type { ReactNode } from 'react';
import type { Sort } from '@/lib/domain/sort';
import { useText } from '@/lib/messages/use-text';
import { useChoice } from './use-choice';

/** A choice opens the sorted list; without JavaScript the form's button does. */
export function SortSelect({ sort, children }: { sort: Sort; children: ReactNode }) {
  const text = useText();
  const choice = useChoice();
  return (
    <select
      id="sort"
      aria-label={text('listing.sort')}
      aria-description={text('listing.at_once')}
      name="sort"
      defaultValue={sort}
      {...choice}
    >
      {children}
    </select>
  );
}
