'use client';

import { useEffect, useState } from 'react';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { addressIn, type Language, pathOf } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';

const isShareAnswer = shapeOf<{ link: string }>({ link: 'string' });

/** The address to share: first that of the page, then the one the API returns (spec 7, socialShare). */
export function useShareLink({ id, slug }: { id: number; slug: string }): string {
  const { language } = useText();
  const [link, setLink] = useState(() => `${location.origin}${addressIn(language, paths.product(slug))}`);

  useEffect(() => {
    const giveUp = new AbortController();
    fetchJson(keys.shareProduct(id), isShareAnswer, { method: 'POST', signal: giveUp.signal }).then(
      (answer) => giveUp.signal.aborted || setLink(inLanguage(language, answer.link)),
      // why: the address of the page leads to the same product
      () => undefined,
    );
    return () => giveUp.abort();
  }, [id, language]);

  return link;
}

/** Adds the language, because the API returns the address of the English page. */
function inLanguage(language: Language, link: string): string {
  const url = new URL(link);
  if (url.origin === location.origin) url.pathname = addressIn(language, pathOf(url.pathname));
  return url.href;
}
