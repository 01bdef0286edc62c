'use client';

import { useSyncExternalStore } from 'react';
import { onRememberChoice, type RememberChoice, rememberChoice } from './remember-choice';

/** The shopper's choice; 'unknown' on the server, whose HTML must not ask for one. */
export function useRememberChoice(): RememberChoice | 'unknown' | undefined {
  return useSyncExternalStore<RememberChoice | 'unknown' | undefined>(
    onRememberChoice,
    rememberChoice,
    () => 'unknown',
  );
}
