'use client';

import NextLink from 'next/link';
import { type ComponentProps, type PointerEvent, useState } from 'react';
import { wantsLessData } from '@/components/ui/less-data';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import { fetchFilesOf } from './page-files';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'onNavigate'> & {
  /** A path of the shop, without a language. */
  href: string;
};

/**
 * The framework's link, in the language of the page. It fetches its page ahead when a mouse points at it: what is merely
 * in view, or touched to scroll, costs nothing, and nothing is fetched where less data is wanted. When it is followed, the
 * page's files are asked for beside its content.
 */
export function Link({ href, prefetch, onPointerEnter, ...link }: Props) {
  const { language } = useText();
  const [isMeant, setMeant] = useState(false);
  const enter = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    if (event.pointerType === 'mouse' && !wantsLessData()) setMeant(true);
  };
  return (
    <NextLink
      {...link}
      href={addressIn(language, href)}
      prefetch={isMeant ? prefetch : false}
      onPointerEnter={enter}
      onNavigate={() => fetchFilesOf(href)}
    />
  );
}
