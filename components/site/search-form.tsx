'use client';

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { usePath } from '@/components/ui/link/use-path';
import { paths, searchTermOf } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './search-form.module.css';
import type { SearchHelpProps } from './search-help';

/** Search by GET; after the first interaction with the page, with suggestions while typing (spec 5, Search). */
export function SearchForm({ className = '' }: { className?: string }) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const Help = useSearchHelp();
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is newer than the browsers some phones have.
    <form
      className={`${styles.form} ${className}`}
      role="search"
      action={addressIn(text.language, paths.search())}
    >
      <label className="sr-only" htmlFor={id}>
        {text('search.label')}
      </label>
      <input
        ref={input}
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
        aria-expanded={false}
      />
      <IconButton className={styles.glass} icon="search" label={text('search.title')} type="submit" />
      {Help && input.current && <Help input={input.current} />}
    </form>
  );
}

/** Loads the suggestions with the first interaction, or at once when the URL has a search term. */
function useSearchHelp(): ComponentType<SearchHelpProps> | undefined {
  const [Help, setHelp] = useState<ComponentType<SearchHelpProps>>();
  const isSearched = searchTermOf(usePath()) !== '';

  useEffect(() => {
    if (Help) return;
    const load = () => {
      import('./search-help').then(
        (loaded) => setHelp(() => loaded.SearchHelp),
        // why: without it the form still searches, as it does without JavaScript
        () => undefined,
      );
    };
    if (!isSearched) return onFirstTouch(load);
    load();
  }, [Help, isSearched]);

  return Help;
}
