'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/domain/language';

/** Without its texts a page stays as it was sent: what React shows in place of a failure has none either. */
const never = () => new Promise<never>(() => undefined);

/** Each in a script of its own, so that a browser gets the texts of one language. */
const PAGES = {
  en: dynamic(() => import('./english-page').then(({ EnglishPage }) => EnglishPage, never)),
  ta: dynamic(() => import('./tamil-page').then(({ TamilPage }) => TamilPage, never)),
};

/** Has what is in it speak a language, in the browser. */
export function Speaking({ language, children }: { language: Language; children: ReactNode }) {
  const Page = PAGES[language];
  return <Page>{children}</Page>;
}
