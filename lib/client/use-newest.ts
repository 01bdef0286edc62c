'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is on screen now, for work that goes on after a wait. */
export function useNewest<Value>(value: Value): Readonly<RefObject<Value>> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
