'use client';

import { useEffect, useState } from 'react';
import { paths } from '@/lib/config/paths';
import { fetchJson } from './fetcher';
import { isShareAnswer } from './guards';
import { keys } from './keys';

/** The address to share: the page's own at once, the shop's (spec 7, socialShare) as soon as it answers. */
export function useShareLink({ id, slug }: { id: number; slug: string }): string {
  const [link, setLink] = useState(() => `${location.origin}${paths.product(slug)}`);

  useEffect(() => {
    const giveUp = new AbortController();
    fetchJson(keys.shareProduct(id), isShareAnswer, { method: 'POST', signal: giveUp.signal }).then(
      (answer) => giveUp.signal.aborted || setLink(answer.link),
      // why: the page's own address leads to the same product
      () => undefined,
    );
    return () => giveUp.abort();
  }, [id]);

  return link;
}
