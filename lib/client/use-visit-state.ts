'use client';

import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';

/**
 * State that a later visit finds as it was at first: the router hides a page that is left, and with it what became of
 * the last press there. What is set while the page is hidden is news to who comes back, and stands.
 */
export function useVisitState<Value>(initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [first] = useState(initial);
  const [value, setValue] = useState(first);
  useLayoutEffect(() => () => setValue(first), [first]);
  return [value, setValue];
}
