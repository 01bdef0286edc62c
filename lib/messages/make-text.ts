import { groupDigits } from '@/lib/domain/group-digits';
import type { Language } from '@/lib/domain/language';
import type { CountedId, MessageId } from './message-id';
import type { Text, TextValues } from './text';

const failMissing = (id: MessageId): never => {
  throw new Error(`no text ${id}`);
};

/** The plural form (CLDR) in English and Tamil; `Intl.PluralRules` would take milliseconds on a phone. */
function pluralForm(amount: number): 'one' | 'other' {
  return amount === 1 ? 'one' : 'other';
}

/** Makes the text function of a language; `missing` supplies texts that the catalogue does not contain. */
export function makeText(
  language: Language,
  catalogue: Partial<Record<MessageId, string>>,
  missing: (id: MessageId) => string = failMissing,
): Text {
  const text = (id: MessageId, values: TextValues = {}) =>
    (catalogue[id] ?? missing(id)).replace(/\{(\w+)\}/g, (mark, name: string) =>
      String(values[name] ?? mark),
    );
  const count = (id: CountedId, amount: number, values: TextValues = {}) =>
    text(`${id}_${pluralForm(amount)}`, { ...values, count: groupDigits(amount) });
  const has = (id: string): id is MessageId => Object.hasOwn(catalogue, id);
  return Object.assign(text, { language, count, has });
}
