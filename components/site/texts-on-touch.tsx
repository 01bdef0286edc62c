'use client';

import { useEffect } from 'react';
import { onFirstTouch } from '@/components/ui/first-touch';
import { restOfTexts } from '@/lib/messages/page-text/growing-text';

/** Has the texts of dialogs and forms, which a first view does without, on their way before they are asked for. */
export function TextsOnTouch() {
  useEffect(() => onFirstTouch(() => void restOfTexts()), []);
  return null;
}
