import { paths } from '@/lib/config/paths';
import { type Generation, pageStore } from './page-store';
import { type PagesInMaking, pagesInMaking } from './pages-in-making';
import { ANSWERS } from './ready-answers';
import { type ReadyPages, readyPages } from './ready-pages';
import { isAccountPage, isApi, pathIn } from './target';

/** What shoppers type is endless; it shall not push out pages. */
const MOST_BYTES_OF_ANSWERS = 8 * 1024 * 1024;

export const PLAIN_CART = paths.plainCart();

export type Kept = {
  pages: ReadyPages;
  /** Of pages that do not lie ready. */
  inMaking: PagesInMaking;
  /** Where what is the same for everybody lies ready; undefined for a page of one shopper. Calls have it all: only what says it is public is kept. */
  of: (target: string) => ReadyPages | undefined;
  invalidate: () => void;
};

/** What the front has to send without Next: pages, and answers of the BFF beside them. */
export function keptByFront(lastChangeAtOnce: () => Generation): Kept {
  const [store, answerStore] = [pageStore(), pageStore(MOST_BYTES_OF_ANSWERS)];
  const [pages, answers] = [readyPages(store), readyPages(answerStore, ANSWERS)];
  return {
    pages,
    inMaking: pagesInMaking({ last: store.generation, lastAtOnce: lastChangeAtOnce }),
    of: (target) => {
      if (isApi(target)) return answers;
      return pathIn(target) === PLAIN_CART || isAccountPage(target) ? undefined : pages;
    },
    invalidate: () => {
      store.invalidate();
      answerStore.invalidate();
    },
  };
}
