'use client';

import { type RefObject, useEffect, useRef } from 'react';

let awaited: readonly number[] = [];

/** Of the lines that `restore` puts back, the first that is on screen takes the focus: what was pressed is gone. */
export async function withFocusBack<Result>(
  productIds: readonly number[],
  restore: () => Promise<Result>,
): Promise<Result> {
  awaited = productIds;
  try {
    return await restore();
  } finally {
    awaited = [];
  }
}

/** Where the focus goes in a line that comes back. */
export function useFocusWhenBack(productId: number): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!awaited.includes(productId)) return;
    awaited = [];
    button.current?.focus();
  }, [productId]);
  return button;
}
