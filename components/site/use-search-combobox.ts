import { useState, useTransition } from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import type { PageKind } from '@/components/ui/page-skeleton/page-kind';
import { useSuggestions } from '@/lib/client/use-suggestions';
import { paths } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { useFormEvents } from './use-form-events';
import { useHighlightedOption } from './use-highlighted-option';
import { useSearchTerm } from './use-search-term';

/**
 * Keyboard handling and state of the search box: arrows wrap, Enter opens the highlighted suggestion or the search page,
 * Esc closes the list.
 */
export function useSearchCombobox(listId: string, input: HTMLInputElement) {
  const { leavingTo, leaveTo } = useLeavingTo();
  const [isWanted, setWanted] = useState(false);
  const { term, edited, write, release } = useSearchTerm(input, setWanted);
  const suggestions = useSuggestions(isWanted ? term : '');
  const rows = suggestions.products;
  const isOpen = isWanted && term !== '' && suggestions.answeredTerm !== '';
  const { highlighted, move, highlightNone } = useHighlightedOption(listId, isOpen ? rows.length : 0);

  function close(): void {
    setWanted(false);
    highlightNone();
  }

  function go(page: PageKind, href: string): void {
    close();
    input.blur();
    release();
    leaveTo(page, href);
  }

  function open(product: ProductCard): void {
    go('product', paths.product(product.slug));
  }

  function searchFor(words: string): void {
    write(words);
    go('list', paths.search(words));
  }

  function clear(): void {
    write('');
    edited();
    close();
    input.focus();
  }

  useFormEvents(input.form, {
    input: () => {
      edited();
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

  return { term, suggestions, leavingTo, isOpen, highlighted, open, searchFor, clear };
}

/** Navigates; `leavingTo` is the kind of page that is being loaded, for its skeleton. */
function useLeavingTo() {
  const navigation = useNavigation();
  const [page, setPage] = useState<PageKind>('list');
  const [isLeaving, startLeaving] = useTransition();
  return {
    leavingTo: isLeaving ? page : undefined,
    leaveTo: (next: PageKind, href: string) => {
      setPage(next);
      startLeaving(() => navigation.push(href));
    },
  };
}
