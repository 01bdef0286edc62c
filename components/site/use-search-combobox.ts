import { useEffect, useRef, useState, useTransition } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { usePath } from '@/components/ui/link/use-path';
import type { PageKind } from '@/components/ui/page-skeleton/page-kind';
import { useSuggestions } from '@/lib/client/use-suggestions';
import { paths, searchTermOf } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { useFormEvents } from './use-form-events';
import { useHighlightedOption } from './use-highlighted-option';

/**
 * Keyboard handling and state of the search box, which shows the URL's term: arrows wrap, Enter opens the highlighted
 * suggestion or the search page, Esc closes the list.
 */
export function useSearchCombobox(listId: string, input: HTMLInputElement) {
  const navigation = useNavigation();
  const path = usePath();
  const arrived = useRef(false);
  const hasTyped = useRef(false);
  const [term, setTerm] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [wayTo, setWayTo] = useState<PageKind>('list');
  const [isLeaving, startLeaving] = useTransition();
  const suggestions = useSuggestions(isWanted ? term : '');
  const rows = suggestions.products;
  const isOpen = isWanted && term !== '' && suggestions.answeredTerm !== '';
  const { highlighted, move, highlightNone } = useHighlightedOption(listId, isOpen ? rows.length : 0);

  useEffect(() => {
    const hasFocus = document.activeElement === input;
    // Text may have been typed before hydration, or while the page was loading.
    const isKept = arrived.current ? hasTyped.current && hasFocus : input.value !== '';
    hasTyped.current = isKept;
    if (!isKept) input.value = searchTermOf(path);
    setWanted(isKept && hasFocus);
    arrived.current = true;
    setTerm(input.value.trim());
  }, [path, input]);

  function close(): void {
    setWanted(false);
    highlightNone();
  }

  function leave(): void {
    close();
    input.blur();
  }

  function go(page: PageKind, href: string): void {
    leave();
    hasTyped.current = false;
    setWayTo(page);
    startLeaving(() => navigation.push(href));
  }

  function open(product: ProductCard): void {
    go('product', paths.product(product.slug));
  }

  useFormEvents(input.form, {
    input: () => {
      hasTyped.current = true;
      setTerm(input.value.trim());
      highlightNone();
      setWanted(true);
    },
    focusin: ({ target }) => {
      if (target === input) setWanted(true);
    },
    focusout: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) close();
    },
    keydown: (event) => {
      if (event.target !== input || event.isComposing) return;
      if (event.key === 'Escape' && isOpen) {
        // why: Esc would also empty the search field
        event.preventDefault();
        close();
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setWanted(true);
      move(event.key === 'ArrowDown' ? 1 : -1);
    },
    submit: (event) => {
      event.preventDefault();
      const chosen = highlighted === undefined ? undefined : rows[highlighted];
      if (chosen) open(chosen);
      else if (term !== '') go('list', paths.search(term));
    },
  });

  return {
    term,
    suggestions,
    /** The kind of page being loaded, for its skeleton. */
    leavingTo: isLeaving ? wayTo : undefined,
    isOpen,
    highlighted,
    open,
    searchFor: (words: string) => {
      input.value = words;
      setTerm(words);
      go('list', paths.search(words));
    },
    leave,
    clear: () => {
      hasTyped.current = true;
      input.value = '';
      setTerm('');
      close();
      input.focus();
    },
  };
}
