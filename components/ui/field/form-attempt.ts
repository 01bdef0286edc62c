'use client';

import { createContext } from 'react';

/** The last submission of a form. */
export type Attempt = {
  /** How many there were. */
  number: number;
  /** Id of the control that had the focus then, if it is the first invalid one: focusing it says nothing. */
  spoken?: string | undefined;
};

export const FormAttempt = createContext<Attempt>({ number: 0 });
