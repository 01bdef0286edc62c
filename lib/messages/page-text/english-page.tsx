'use client';

import type { ReactNode } from 'react';
import { english } from '#english';
import { setDocumentText } from '../document-text';
import { PageText } from './page-text';

if (typeof document !== 'undefined') setDocumentText(english);

/** Provides the English texts to its children. */
export function EnglishPage({ children }: { children: ReactNode }) {
  return <PageText value={english}>{children}</PageText>;
}
