'use client';

import { useEffect, useState } from 'react';
import { keys } from '@/lib/config/api-paths';
import type { Suggestions } from '@/lib/contract/bff/product';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { isOffline } from './connection';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';
import { useOffline } from './use-offline';

const isSuggestions = shapeOf<Suggestions>({ products: 'list', more: 'boolean' });

const DEBOUNCE_MS = 120;
const MAX_TERM = LENGTHS.searchKey.max;

export type UseSuggestions = Suggestions & {
  /** The term of these suggestions; empty while there are none to show. */
  answeredTerm: string;
  /** True when the request failed because the browser was offline, so that no products does not mean no matches. */
  unasked: boolean;
};

const NONE: UseSuggestions = { products: [], more: false, answeredTerm: '', unasked: false };

/**
 * Suggestions while typing; a late response to an older term is ignored (spec 5, Search). Online, a failure leaves none
 * to show (docs/adr/0041).
 */
export function useSuggestions(term: string): UseSuggestions {
  const wanted = term.trim().slice(0, MAX_TERM);
  const [answered, setAnswered] = useState(NONE);
  const offline = useOffline();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `offline` triggers a retry when the network returns.
  useEffect(() => {
    if (wanted === '') return setAnswered(NONE);
    const giveUp = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const found = await fetchJson(keys.suggestions(wanted), isSuggestions, { signal: giveUp.signal });
        if (!giveUp.signal.aborted) setAnswered({ ...found, answeredTerm: wanted, unasked: false });
      } catch {
        const unasked = isOffline();
        if (!giveUp.signal.aborted) setAnswered({ ...NONE, answeredTerm: unasked ? wanted : '', unasked });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [wanted, offline]);

  return wanted === '' ? NONE : answered;
}
