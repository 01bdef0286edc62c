import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePath } from '@/components/ui/link/use-path';
import { searchTermOf } from '@/lib/config/paths';

/**
 * The term in the search box: the URL's, unless the shopper is typing another. `onPage` is called for each page, with
 * whether what was typed is still being edited.
 */
export function useSearchTerm(input: HTMLInputElement, onPage: (isEditing: boolean) => void) {
  const path = usePath();
  const arrived = useRef(false);
  const hasTyped = useRef(false);
  const [term, setTerm] = useState('');
  const arrive = useEffectEvent(onPage);

  useEffect(() => {
    const hasFocus = document.activeElement === input;
    // Text may have been typed before hydration, or while the page was loading.
    const isKept = arrived.current ? hasTyped.current && hasFocus : input.value !== '';
    hasTyped.current = isKept;
    if (!isKept) input.value = searchTermOf(path);
    arrive(isKept && hasFocus);
    arrived.current = true;
    setTerm(input.value.trim());
  }, [path, input]);

  return {
    term,
    /** The field has been edited. */
    edited: () => {
      hasTyped.current = true;
      setTerm(input.value.trim());
    },
    write: (words: string) => {
      input.value = words;
      setTerm(words);
    },
    /** The next page shows its own term. */
    release: () => {
      hasTyped.current = false;
    },
  };
}
