import { usePathname } from 'next/navigation';
import { pathOf } from '@/lib/domain/language';

/** The path of the open page, the same in every language; in the browser and while it is made. */
export function usePath(): string {
  return pathOf(usePathname());
}
