import type { Language } from '@/lib/domain/language';
import { makeText } from '../make-text';
import type { MessageId } from '../message-id';
import type { Text } from '../text';

type Catalogue = Partial<Record<MessageId, string>>;

let loadRest: () => Promise<unknown> = () => Promise.resolve();

/** Loads the texts that are not in the first script. Rejects when that fails; the next call tries again. */
export function loadRemainingTexts(): Promise<unknown> {
  return loadRest();
}

/** Texts of which some are loaded on demand: rendering a missing one suspends the component until they are loaded. */
export function lazyText(language: Language, first: Catalogue, load: () => Promise<Catalogue>): Text {
  const catalogue = { ...first };
  let loading: Promise<unknown> | undefined;
  let failure: unknown;

  const loadOnce = () => {
    loading ??= load().then(
      (rest) => Object.assign(catalogue, rest),
      (error: unknown) => {
        loading = undefined;
        failure = error;
      },
    );
    return loading;
  };
  loadRest = async () => {
    failure = undefined;
    await loadOnce();
    if (failure) throw failure;
  };
  return makeText(language, catalogue, () => {
    throw failure ?? loadOnce();
  });
}
