import type { Language } from '@/lib/domain/language';
import { en } from './en';
import { makeText } from './make-text';
import type { CountedId, MessageId } from './message-id';

export type TextValues = Record<string, string | number>;

/** The texts in one language. */
export type Text = {
  /** The text of an id, with each `{name}` replaced by the value of that name. */
  (id: MessageId, values?: TextValues): string;
  readonly language: Language;
  /** The plural form for `count`, which also replaces `{count}`. */
  count(id: CountedId, count: number, values?: TextValues): string;
  /** Whether there is a text with this id. */
  has(id: string): id is MessageId;
};

/** The English texts, for messages of the servers, and for tests. Pages use `useText` and `getText`. */
export const text = makeText('en', en);
