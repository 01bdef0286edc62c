'use client';

import { useEffect } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { restOfTexts } from '@/lib/messages/page-text/growing-text';

/** Has the texts of dialogs and forms, which a first view does without, on their way before they are asked for. */
export function TextsOnTouch() {
  // why: what needs them asks for them again
  useEffect(() => onFirstTouch(() => void restOfTexts().catch(() => undefined)), []);
  return null;
}
