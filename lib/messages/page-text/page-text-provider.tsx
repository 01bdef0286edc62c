'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/domain/language';

/** When the texts fail to load, the page must stay as the server rendered it: an error page has no texts either. */
const never = () => new Promise<never>(() => undefined);

/** Each language is a separate chunk, so that a browser loads only one. */
const PAGES = {
  en: dynamic(() => import('./english-page').then(({ EnglishPage }) => EnglishPage, never)),
  ta: dynamic(() => import('./tamil-page').then(({ TamilPage }) => TamilPage, never)),
};

/** Provides the texts of a language to the client components in it. */
export function PageTextProvider({ language, children }: { language: Language; children: ReactNode }) {
  const Page = PAGES[language];
  return <Page>{children}</Page>;
}
