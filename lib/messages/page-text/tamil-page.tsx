'use client';

import type { ReactNode } from 'react';
import { setDocumentText } from '../document-text';
import { makeText } from '../make-text';
import { ta } from '../ta';
import { PageText } from './page-text';

const text = makeText('ta', ta);
if (typeof document !== 'undefined') setDocumentText(text);

/** Has what is in it speak Tamil. */
export function TamilPage({ children }: { children: ReactNode }) {
  return <PageText value={text}>{children}</PageText>;
}
