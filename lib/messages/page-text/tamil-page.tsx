'use client';

import type { ReactNode } from 'react';
import { tamil } from '#tamil';
import { setDocumentText } from '../document-text';
import { PageText } from './page-text';

if (typeof document !== 'undefined') setDocumentText(tamil);

/** Provides the Tamil texts to its children. */
export function TamilPage({ children }: { children: ReactNode }) {
  return <PageText value={tamil}>{children}</PageText>;
}
