import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What was typed before the page's script had come: it stands in the form's fields and nowhere else, and the next
 * drawing would empty them. `set` gets it once, per field by its `name`. Returns the form's ref.
 */
export function useTypedEarly<Name extends string>(
  names: readonly Name[],
  set: (name: Name, typed: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew.
  useLayoutEffect(() => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isField && field.value !== '') set(name, field.value);
    }
  }, []);

  return form;
}
