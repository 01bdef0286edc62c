import type { Language } from '@/lib/domain/language';
import { placeIn } from '@/lib/domain/places';
import { en } from './en';
import type { MessageId } from './message-id';
import { text as english, type Text, type TextValues } from './text';

/** An English text split at its values: the fixed parts, and the names of the values between them. */
type Template = { id: MessageId; words: readonly string[]; names: readonly string[]; letters: number };

/** A text with values and fewer fixed letters, such as "… to …", would match too much. */
const MIN_FIXED_LETTERS = 8;

/** The English texts that can be recognised with any values, those with the most fixed letters first. */
const templates: readonly Template[] = Object.keys(en)
  .filter(english.has)
  .map(templateOf)
  .filter(({ names, letters }) => names.length === 0 || letters >= MIN_FIXED_LETTERS)
  .sort((a, b) => b.letters - a.letters);

/**
 * Translates a message of the shop API, which is always English: it looks for the catalogue text that the message was
 * made from. Any other message, such as one an operator has written, stays as it is.
 */
export function translateApiMessage(text: Text, message: string): string {
  if (text.language === english.language) return message;
  for (const template of templates) {
    const values = valuesIn(message, template);
    if (values) return text(template.id, localised(text.language, values));
  }
  return message;
}

function templateOf(id: MessageId): Template {
  const parts = en[id].split(/\{(\w+)\}/);
  const words = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  return { id, words, names, letters: words.join('').replace(/[^a-z]/gi, '').length };
}

/** Translates the city among the values; other values are the same in all languages. */
function localised(language: Language, values: TextValues): TextValues {
  const { city } = values;
  return typeof city === 'string' ? { ...values, city: placeIn(language, city).words } : values;
}

/** The values of a message that matches the template; undefined when it does not match. */
function valuesIn(message: string, { words, names }: Template): TextValues | undefined {
  const [first = ''] = words;
  if (!message.startsWith(first)) return undefined;
  const values: TextValues = {};
  let at = first.length;
  for (const [index, name] of names.entries()) {
    const word = words[index + 1] ?? '';
    const end = index === names.length - 1 ? message.length - word.length : message.indexOf(word, at + 1);
    if (end <= at || !message.startsWith(word, end)) return undefined;
    values[name] = message.slice(at, end);
    at = end + word.length;
  }
  return at === message.length ? values : undefined;
}
