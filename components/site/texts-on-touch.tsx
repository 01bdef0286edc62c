'use client';

import { useEffect } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { loadRemainingTexts } from '@/lib/messages/page-text/lazy-text';

/** Loads the remaining texts, those of dialogs and forms, with the first interaction. */
export function TextsOnTouch() {
  // why: a failure is ignored, as whatever needs the texts loads them again
  useEffect(() => onFirstTouch(() => void loadRemainingTexts().catch(() => undefined)), []);
  return null;
}
