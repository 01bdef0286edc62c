'use client';

import { nanoid } from 'nanoid';
import { type RefObject, useRef } from 'react';

type IntentKey = {
  /** Returns the same key for every attempt of an equal request, and a new one for another request. */
  keyOf: (request: unknown) => string;
  /** Call it when the request was answered: an equal request is then a new intent. */
  renew: () => void;
};

const NONE = { request: '', key: '' };

/** Idempotency keys for the requests of a form. */
export function useIntentKey(): IntentKey {
  const known = useRef(NONE);
  return {
    keyOf: (request) => {
      const serialised = JSON.stringify(request);
      if (known.current.request !== serialised) known.current = { request: serialised, key: nanoid() };
      return known.current.key;
    },
    renew: () => forget(known),
  };
}

function forget(known: RefObject<typeof NONE>): void {
  known.current = NONE;
}
