'use client';

import { type RefObject, useEffect, useRef } from 'react';

let awaited: readonly number[] = [];

/** Focuses the first restored line that appears on screen, as the pressed Undo button is gone. */
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

/** The element to focus when this line is restored (`withFocusBack`). */
export function useFocusWhenBack(productId: number): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!awaited.includes(productId)) return;
    awaited = [];
    button.current?.focus();
  }, [productId]);
  return button;
}
