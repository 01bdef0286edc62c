import type { Language } from '@/lib/domain/language';
import { makeText } from './make-text';
import { ta } from './ta';
import { type Text, text } from './text';

/** The texts of every language, for the server: a browser loads only one language. */
export const texts: Record<Language, Text> = { en: text, ta: makeText('ta', ta) };
