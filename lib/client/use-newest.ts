'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the latest rendered value, for callbacks that continue after an `await`. */
export function useNewest<Value>(value: Value): Readonly<RefObject<Value>> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
