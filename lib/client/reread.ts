import { mutate } from 'swr';

/** Asks again for what could not be read; the answer reaches everything on screen that shows it. */
export function reread(key: string): Promise<unknown> {
  return mutate(key);
}

/** The same, with nothing on screen until the answer is here. */
export function readAnew(key: string): Promise<unknown> {
  return mutate(key, undefined);
}
