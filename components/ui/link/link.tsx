'use client';

import NextLink from 'next/link';
import { type ComponentProps, type PointerEvent, useState } from 'react';
import { wantsLessData } from '@/components/ui/less-data';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import { fetchFilesOf } from './page-files';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'onNavigate'> & {
  /** A path of the shop, without the language prefix, or an address of another site. */
  href: string;
};

/**
 * Next's link, in the language of the page. It prefetches on mouse hover only, never for links in view or on touch, and
 * not at all when less data is wanted. On navigation it preloads the page's files alongside its content.
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
