'use client';

import type { ChangeEvent, ReactNode } from 'react';
import type { Sort } from '@/lib/domain/sort';
import { useText } from '@/lib/messages/use-text';
import { formAddress } from './form-address';
import { openAddress } from './open-address';

/** Choosing an order opens it at once; without script the form's button does. */
export function SortSelect({ sort, children }: { sort: Sort; children: ReactNode }) {
  const text = useText();
  function open({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void {
    if (form) openAddress(formAddress(form));
  }

  return (
    <select aria-label={text('listing.sort')} name="sort" defaultValue={sort} onChange={open}>
      {children}
    </select>
  );
}
