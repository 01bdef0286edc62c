'use client';

import type { ReactNode } from 'react';
import { setDocumentText } from '../document-text';
import { en } from '../en';
import { makeText } from '../make-text';
import { PageText } from './page-text';

const text = makeText('en', en);
if (typeof document !== 'undefined') setDocumentText(text);

/** Has what is in it speak English. */
export function EnglishPage({ children }: { children: ReactNode }) {
  return <PageText value={text}>{children}</PageText>;
}
