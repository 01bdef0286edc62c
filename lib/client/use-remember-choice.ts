'use client';

import { useSyncExternalStore } from 'react';
import { onRememberChoice, type RememberChoice, rememberChoice } from './remember-choice';

/** The shopper's choice; 'unknown' in the server's HTML, where nobody has chosen and nobody is asked. */
export function useRememberChoice(): RememberChoice | 'unknown' | undefined {
  return useSyncExternalStore<RememberChoice | 'unknown' | undefined>(
    onRememberChoice,
    rememberChoice,
    () => 'unknown',
  );
}
