import type { ReactNode } from 'react';
import type { Language } from '@/lib/domain/language';
import { languageOfName } from '@/lib/domain/words';

/**
 * The name of a product or category, with its language where that is not the page's. Not a component: each one would add
 * a row to the data of every page.
 */
export function spokenName(page: Language, name: string, shown: ReactNode = name): ReactNode {
  const lang = languageOfName(page, name);
  return lang ? <span lang={lang}>{shown}</span> : shown;
}
