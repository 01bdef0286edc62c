import type { Language } from '@/lib/domain/language';
import { makeText } from '../make-text';
import type { MessageId } from '../message-id';
import type { Text } from '../text';

type Catalogue = Partial<Record<MessageId, string>>;

let fetchRest: () => Promise<unknown> = () => Promise.resolve();

/** Has the texts that are not of a first view here once it resolves. A try that failed rejects, and the next call makes it again. */
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
  fetchRest = async () => {
    failure = undefined;
    await fetchOnce();
    if (failure) throw failure;
  };
  return makeText(language, catalogue, () => {
    throw failure ?? fetchOnce();
  });
}
