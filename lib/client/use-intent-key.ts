'use client';

import { nanoid } from 'nanoid';
import { type RefObject, useRef } from 'react';

type IntentKey = {
  /** The same for every try of the same request, another one for another. */
  keyOf: (request: unknown) => string;
  /** The request was answered: the same once more is a new intent. */
  renew: () => void;
};

const NONE = { request: '', key: '' };

/** The idempotency key of what a shopper means to send. */
export function useIntentKey(): IntentKey {
  const known = useRef(NONE);
  return {
    keyOf: (request) => {
      const print = JSON.stringify(request);
      if (known.current.request !== print) known.current = { request: print, key: nanoid() };
      return known.current.key;
    },
    renew: () => forget(known),
  };
}

function forget(known: RefObject<typeof NONE>): void {
  known.current = NONE;
}
