import { useEffect, useId } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { PageSkeleton } from '@/components/ui/page-skeleton/page-skeleton';
import type { UseSuggestions } from '@/lib/client/use-suggestions';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import styles from './search-form.module.css';
import { SuggestionList } from './suggestion-list';
import { optionId } from './use-highlighted-option';
import { useSearchCombobox } from './use-search-combobox';
import { VoiceButton } from './voice-button';

/** The input of the server-rendered search form. */
export type SearchHelpProps = { input: HTMLInputElement };

function statusText(text: Text, { products, unasked }: UseSuggestions): string {
  if (products.length > 0) return text.count('search.suggestions', products.length);
  return text(unasked ? 'search.offline' : 'search.none');
}

/** Suggestions, voice search and a clear button for the search box. */
export function SearchHelp({ input }: SearchHelpProps) {
  const text = useText();
  const listId = useId();
  const search = useSearchCombobox(listId, input);
  const { suggestions, highlighted, isOpen, term } = search;
  const hasList = isOpen && suggestions.products.length > 0;

  useEffect(() => {
    input.setAttribute('aria-expanded', `${hasList}`);
    setOrRemove(input, 'aria-controls', hasList ? listId : undefined);
    const option = highlighted === undefined ? undefined : optionId(listId, highlighted);
    setOrRemove(input, 'aria-activedescendant', option);
  }, [input, listId, hasList, highlighted]);

  return (
    <>
      {term === '' ? (
        <VoiceButton onHeard={search.searchFor} />
      ) : (
        <IconButton
          className={styles.clear}
          icon="close"
          size={20}
          label={text('search.clear')}
          onClick={search.clear}
        />
      )}
      <span className="sr-only" role="status">
        {isOpen && statusText(text, suggestions)}
      </span>
      {isOpen && (
        <SuggestionList
          id={listId}
          term={term}
          suggestions={suggestions}
          highlighted={highlighted}
          onChoose={search.open}
          onMore={() => search.searchFor(term)}
        />
      )}
      {search.leavingTo && <PageSkeleton page={search.leavingTo} />}
    </>
  );
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
