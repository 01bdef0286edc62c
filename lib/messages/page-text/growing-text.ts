import type { Language } from '@/lib/domain/language';
import { makeText } from '../make-text';
import type { MessageId } from '../message-id';
import type { Text } from '../text';

type Catalogue = Partial<Record<MessageId, string>>;

let fetchRest: () => Promise<unknown> = () => Promise.resolve();

/** Has the texts that are not of a first view here once it resolves. A failed try is made again by the next call. */
export function restOfTexts(): Promise<unknown> {
  return fetchRest();
}

/** Texts of which some come later. What draws one that is not here yet waits for it, as for anything React suspends on. */
export function growingText(language: Language, first: Catalogue, load: () => Promise<Catalogue>): Text {
  const catalogue = { ...first };
  let coming: Promise<unknown> | undefined;
  let failure: unknown;

  const fetchOnce = () => {
    coming ??= load().then(
      (rest) => Object.assign(catalogue, rest),
      (error: unknown) => {
        coming = undefined;
        failure = error;
      },
    );
    return coming;
  };
  fetchRest = () => {
    failure = undefined;
    return fetchOnce();
  };
  return makeText(language, catalogue, () => {
    throw failure ?? fetchOnce();
  });
}
