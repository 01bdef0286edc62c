import type { Language } from '@/lib/domain/language';
import { en } from './en';
import { makeText } from './make-text';
import type { CountedId, MessageId } from './message-id';

export type TextValues = Record<string, string | number>;

/** The texts in one language. */
export type Text = {
  /** The text of an id, with `{name}` replaced by the value of that name. */
  (id: MessageId, values?: TextValues): string;
  readonly language: Language;
  /** The form for `count`, which stands for `{count}`. */
  count(id: CountedId, count: number, values?: TextValues): string;
  /** Whether there is a text of that id. */
  has(id: string): id is MessageId;
};

/** In English, for what has no page: the servers' own answers, and tests. Pages have `useText` and `getText`. */
export const text = makeText('en', en);
