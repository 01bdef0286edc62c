import { mutate } from 'swr';

/** Asks again for what could not be read; the answer reaches everything on screen that shows it. */
export function reread(key: string): Promise<unknown> {
  return mutate(key);
}
