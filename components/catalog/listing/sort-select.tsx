'use client';

import type { ReactNode } from 'react';
import type { Sort } from '@/lib/domain/sort';
import { useText } from '@/lib/messages/use-text';
import { openChoice } from './open-choice';

/** A choice opens the sorted list at once; without JavaScript the form's button does. */
export function SortSelect({ sort, children }: { sort: Sort; children: ReactNode }) {
  const text = useText();
  return (
    <select
      id="sort"
      aria-label={text('listing.sort')}
      aria-description={text('listing.at_once')}
      name="sort"
      defaultValue={sort}
      onChange={openChoice}
    >
      {children}
    </select>
  );
}
