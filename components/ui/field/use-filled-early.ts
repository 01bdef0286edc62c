import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Values that were typed, chosen or ticked before hydration: they exist in the DOM only, and the next render would undo
 * them. Calls `take` once per field with its `name` and value, 'on' for a ticked box. Returns the form's ref.
 */
export function useFilledEarly<Name extends string>(
  names: readonly Name[],
  take: (name: Name, value: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the first re-render.
  useLayoutEffect(() => {
    if (!form.current) return;
    const filled = new FormData(form.current);
    for (const name of names) {
      const value = filled.get(name);
      if (typeof value === 'string' && value !== '') take(name, value);
    }
  }, []);

  return form;
}
