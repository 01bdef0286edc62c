'use client';

import { useEffect, useState } from 'react';
import { paths } from '@/lib/config/paths';
import { addressIn, type Language, pathOf } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import { fetchJson } from './fetcher';
import { isShareAnswer } from './guards';
import { keys } from './keys';

/** The address to share: the page's own at once, the shop's (spec 7, socialShare) as soon as it answers. */
export function useShareLink({ id, slug }: { id: number; slug: string }): string {
  const { language } = useText();
  const [link, setLink] = useState(() => `${location.origin}${addressIn(language, paths.product(slug))}`);

  useEffect(() => {
    const giveUp = new AbortController();
    fetchJson(keys.shareProduct(id), isShareAnswer, { method: 'POST', signal: giveUp.signal }).then(
      (answer) => giveUp.signal.aborted || setLink(inLanguage(language, answer.link)),
      // why: the page's own address leads to the same product
      () => undefined,
    );
    return () => giveUp.abort();
  }, [id, language]);

  return link;
}

/** The shop tells the address of its English page. */
function inLanguage(language: Language, link: string): string {
  const url = new URL(link);
  if (url.origin === location.origin) url.pathname = addressIn(language, pathOf(url.pathname));
  return url.href;
}
