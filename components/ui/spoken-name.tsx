import type { ReactNode } from 'react';
import { isInTamil, type Language } from '@/lib/domain/language';

/**
 * The name of a product or category, marked as English on a Tamil page where the shop has no Tamil name. Not a component:
 * each one would add a row to the data of every page.
 */
export function spokenName(page: Language, name: string, shown: ReactNode = name): ReactNode {
  return page === 'ta' && !isInTamil(name) ? <span lang="en">{shown}</span> : shown;
}
