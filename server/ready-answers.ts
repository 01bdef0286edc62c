import { askedLanguage } from '@/lib/domain/language';
import type { Kind } from './ready-pages';
import { hasWorkBehind } from './work-behind';

/** How the BFF says that an answer is the same for everybody (lib/bff/cache-control.ts). */
const FOR_EVERYBODY = 'public';

/** Answers of the BFF, which words them in the language of the page that asks. */
export const ANSWERS: Kind = {
  keyOf: ({ url, headers }) => `${askedLanguage(headers['accept-language'])} ${url}`,
  isFresh: (res) =>
    String(res.getHeader('cache-control')).startsWith(FOR_EVERYBODY) &&
    // why: it may be of what was read before a change and is read again behind it, of which Next says nothing
    !hasWorkBehind(res),
};
