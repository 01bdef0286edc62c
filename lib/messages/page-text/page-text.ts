'use client';

import { createContext } from 'react';
import type { Text } from '../text';

/** The texts in the language of the page, for its client components. */
export const PageText = createContext<Text | undefined>(undefined);
