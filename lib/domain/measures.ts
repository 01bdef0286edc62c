import type { Language } from './language';

/** Tamil translations of the words that operators use to describe packs. */
const IN_TAMIL = new Map([
  ['g', 'கிராம்'],
  ['kg', 'கிலோ'],
  ['ml', 'மி.லி.'],
  ['l', 'லிட்டர்'],
  ['pc', 'எண்ணம்'],
  ['pcs', 'எண்ணம்'],
  ['piece', 'எண்ணம்'],
  ['pieces', 'எண்ணம்'],
  ['bunch', 'கட்டு'],
  ['bunches', 'கட்டு'],
  ['leaf', 'இலை'],
  ['leaves', 'இலைகள்'],
  ['pack', 'பாக்கெட்'],
  ['box', 'பெட்டி'],
  ['basket', 'கூடை'],
  ['kit', 'தொகுப்பு'],
  ['items', 'பொருள்கள்'],
  ['small', 'சிறியது'],
  ['medium', 'நடுத்தரம்'],
  ['large', 'பெரியது'],
  ['size', 'அளவு'],
  ['dining', 'உணவு'],
  ['cut', 'நறுக்கியது'],
  ['peeled', 'உரித்தது'],
  ['water', 'நீர்'],
  ['about', 'சுமார்'],
  ['to', 'முதல்'],
]);

const WORD = /[a-z]+/gi;

/** Translates a measure word by word; unchanged if it has an unknown word. */
export function measureIn(language: Language, measure: string): string {
  if (language === 'en') return measure;
  const words = measure.match(WORD) ?? [];
  if (!words.every((word) => IN_TAMIL.has(word.toLowerCase()))) return measure;
  return measure.replace(WORD, (word) => IN_TAMIL.get(word.toLowerCase()) ?? word);
}
