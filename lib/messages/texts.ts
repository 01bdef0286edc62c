import type { Language } from '@/lib/domain/language';
import { makeText } from './make-text';
import { ta } from './ta';
import { type Text, text } from './text';

/** Every language's texts. A browser gets one language only. */
export const texts: Record<Language, Text> = { en: text, ta: makeText('ta', ta) };
