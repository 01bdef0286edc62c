import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was typed, chosen or ticked before the page's script had come: it stands in the form's fields and nowhere else,
 * and the next drawing would undo it. `take` gets it once, per field by its `name`: the value of what is chosen or
 * typed, 'on' for a ticked box. Returns the form's ref.
 */
export function useFilledEarly<Name extends string>(
  names: readonly Name[],
  take: (name: Name, value: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew.
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
