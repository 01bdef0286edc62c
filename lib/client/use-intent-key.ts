'use client';

import { nanoid } from 'nanoid';
import { type RefObject, useLayoutEffect, useRef } from 'react';

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
  // why: a page that is left stays as it was, and who comes back to it means something new
  useLayoutEffect(() => () => forget(known), []);
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
