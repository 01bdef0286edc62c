import type { en } from './en';

export type MessageId = keyof typeof en;

/** The id of a text with plural forms: `word.items` stands for `word.items_one` and `word.items_other`. */
export type CountedId = {
  [Id in MessageId]: Id extends `${infer Counted}_other`
    ? `${Counted}_one` extends MessageId
      ? Counted
      : never
    : never;
}[MessageId];
