import { usePathname } from 'next/navigation';
import { pathOf } from '@/lib/domain/language';

/** The current path without the language prefix, in the browser and during server rendering. */
export function usePath(): string {
  return pathOf(usePathname());
}
