import { tamilMeasures } from '#tamil-measures';
import type { Language } from './language';

const WORD = /[a-z]+/gi;

/** Translates a measure word by word; unchanged if it has an unknown word. */
export function measureIn(language: Language, measure: string): string {
  if (language === 'en') return measure;
  const inTamil = tamilMeasures();
  const words = measure.match(WORD) ?? [];
  if (!words.every((word) => inTamil.has(word.toLowerCase()))) return measure;
  return measure.replace(WORD, (word) => inTamil.get(word.toLowerCase()) ?? word);
}
