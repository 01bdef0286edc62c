'use client';

import { useId } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { PageSkeleton } from '@/components/ui/page-skeleton/page-skeleton';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import styles from './search-form.module.css';
import { SuggestionList } from './suggestion-list';
import { optionId, useSearchCombobox } from './use-search-combobox';
import { VoiceButton } from './voice-button';

function countText(text: Text, count: number): string {
  return count === 0 ? '' : text.count('search.suggestions', count);
}

/** Search by GET without script; with it, suggestions as one types (spec 5, Search). */
export function SearchForm({ className = '' }: { className?: string }) {
  const text = useText();
  const id = useId();
  const listId = `${id}-list`;
  const search = useSearchCombobox(listId);
  const { suggestions, highlighted, isOpen, term } = search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers some phones have.
    <form
      className={`${styles.form} ${className}`}
      role="search"
      action={addressIn(text.language, paths.search())}
      onSubmit={search.onSubmit}
      onBlur={search.onBlur}
      ref={search.form}
    >
      <label className="sr-only" htmlFor={id}>
        {text('search.label')}
      </label>
      <input
        ref={search.input}
        className={styles.input}
        id={id}
        name="q"
        type="search"
        maxLength={100}
        placeholder={text('search.placeholder')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={highlighted === undefined ? undefined : optionId(listId, highlighted)}
        onInput={search.onInput}
        onFocus={search.onFocus}
        onKeyDown={search.onKeyDown}
      />
      <IconButton className={styles.glass} icon="search" label={text('search.title')} type="submit" />
      {term === '' ? (
        <VoiceButton onHeard={search.hear} />
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
        {isOpen ? countText(text, suggestions.products.length) : ''}
      </span>
      {isOpen && (
        <SuggestionList
          id={listId}
          term={term}
          suggestions={suggestions}
          highlighted={highlighted}
          onChoose={search.open}
          onLeave={search.close}
        />
      )}
      {search.leavingTo && <PageSkeleton page={search.leavingTo} />}
    </form>
  );
}
