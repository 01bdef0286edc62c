import type { Language } from '@/lib/domain/language';
import { placeIn } from '@/lib/domain/places';
import { en } from './en';
import type { MessageId } from './message-id';
import { text as english, type Text, type TextValues } from './text';

/** A text's words around its values, and the names of those. */
type Shape = { id: MessageId; words: readonly string[]; names: readonly string[]; letters: number };

/** Around a value, fewer could be anything: "… to …". */
const FEWEST_LETTERS = 8;

/** Every English text as what recognises it, whatever its values are; the most exact first. */
const shapes: readonly Shape[] = Object.keys(en)
  .filter(english.has)
  .map(shapeOf)
  .filter(({ names, letters }) => names.length === 0 || letters >= FEWEST_LETTERS)
  .sort((a, b) => b.letters - a.letters);

/**
 * What a shop API says in English, in the words of another language: it knows texts only, and pages are in two
 * languages. What is none of the shop's texts, such as an operator's own, stays as it is.
 */
export function reword(text: Text, said: string): string {
  if (text.language === english.language) return said;
  for (const shape of shapes) {
    const values = valuesIn(said, shape);
    if (values) return text(shape.id, namedIn(text.language, values));
  }
  return said;
}

function shapeOf(id: MessageId): Shape {
  const parts = en[id].split(/\{(\w+)\}/);
  const words = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  return { id, words, names, letters: words.join('').replace(/[^a-z]/gi, '').length };
}

/** Of what is put into a text, a city has a name in each language. */
function namedIn(language: Language, values: TextValues): TextValues {
  const { city } = values;
  return typeof city === 'string' ? { ...values, city: placeIn(language, city).words } : values;
}

/** The values of a text that was said; undefined when it is another text. */
function valuesIn(said: string, { words, names }: Shape): TextValues | undefined {
  const [first = ''] = words;
  if (!said.startsWith(first)) return undefined;
  const values: TextValues = {};
  let at = first.length;
  for (const [index, name] of names.entries()) {
    const word = words[index + 1] ?? '';
    const end = index === names.length - 1 ? said.length - word.length : said.indexOf(word, at + 1);
    if (end <= at || !said.startsWith(word, end)) return undefined;
    values[name] = said.slice(at, end);
    at = end + word.length;
  }
  return at === said.length ? values : undefined;
}
