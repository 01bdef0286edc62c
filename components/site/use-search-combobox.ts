import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { usePath } from '@/components/ui/link/use-path';
import type { PageKind } from '@/components/ui/page-skeleton/page-kind';
import { useSuggestions } from '@/lib/client/use-suggestions';
import { paths, searchTermOf } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Keys and state of the search box, which shows the address's term: arrows wrap, Enter opens the highlighted row or the search page, Esc closes. */
export function useSearchCombobox(listId: string) {
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const path = usePath();
  const arrived = useRef(false);
  const [term, setTerm] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [highlighted, setHighlighted] = useState<number>();
  const [wayTo, setWayTo] = useState<PageKind>('list');
  const [isLeaving, startLeaving] = useTransition();
  const suggestions = useSuggestions(isWanted ? term : '');
  const rows = suggestions.products;
  const isOpen = isWanted && term !== '' && suggestions.answeredTerm !== '';

  useEffect(() => {
    if (!input.current) return;
    // Words may have been typed before the script came.
    const isTyped = !arrived.current && input.current.value !== '';
    if (!isTyped) input.current.value = searchTermOf(path);
    setWanted(isTyped && document.activeElement === input.current);
    arrived.current = true;
    setTerm(input.current.value.trim());
  }, [path]);

  useEffect(() => {
    if (highlighted !== undefined)
      document.getElementById(optionId(listId, highlighted))?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, highlighted]);

  function close(): void {
    setWanted(false);
    setHighlighted(undefined);
  }

  function go(page: PageKind, href: string): void {
    close();
    input.current?.blur();
    setWayTo(page);
    startLeaving(() => navigation.push(href));
  }

  function open(product: ProductCard): void {
    go('product', paths.product(product.slug));
  }

  function move(by: 1 | -1): void {
    setWanted(true);
    if (!isOpen || rows.length === 0) return;
    const from = highlighted ?? (by === 1 ? -1 : 0);
    setHighlighted((from + by + rows.length) % rows.length);
  }

  return {
    form,
    input,
    term,
    suggestions,
    /** What kind of page is on its way. */
    leavingTo: isLeaving ? wayTo : undefined,
    isOpen,
    highlighted: isOpen && highlighted !== undefined && highlighted < rows.length ? highlighted : undefined,
    open,
    hear: (words: string) => {
      if (input.current) input.current.value = words;
      setTerm(words);
      go('list', paths.search(words));
    },
    close,
    clear: () => {
      if (input.current) input.current.value = '';
      setTerm('');
      close();
      input.current?.focus();
    },
    onInput: (event: FormEvent<HTMLInputElement>) => {
      setTerm(event.currentTarget.value.trim());
      setHighlighted(undefined);
      setWanted(true);
    },
    onFocus: () => setWanted(true),
    onBlur: (event: FocusEvent) => {
      if (!form.current?.contains(event.relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && isOpen) {
        // why: the browser would empty the box too
        event.preventDefault();
        close();
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      const chosen = isOpen && highlighted !== undefined ? rows[highlighted] : undefined;
      if (chosen) open(chosen);
      else if (term !== '') go('list', paths.search(term));
    },
  };
}
