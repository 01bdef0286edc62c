import { getCookie, setCookie } from 'cookies-next/client';
import { forgetViewed } from './viewed-products';

/** Whether this device may remember the products it looked at. */
export type RememberChoice = 'yes' | 'no';

const COOKIE = 'koodai-remember';
const KEPT_SECONDS = 180 * 24 * 60 * 60;
const listeners = new Set<() => void>();

/** What the shopper said, undefined before: then nothing optional is kept. */
export function rememberChoice(): RememberChoice | undefined {
  const kept = getCookie(COOKIE);
  return kept === 'yes' || kept === 'no' ? kept : undefined;
}

/** Keeps what the shopper said; a no also deletes what a yes had kept. */
export function chooseRemember(choice: RememberChoice): void {
  const secure = window.location.protocol === 'https:';
  setCookie(COOKIE, choice, { maxAge: KEPT_SECONDS, path: '/', sameSite: 'lax', secure });
  if (choice === 'no') forgetViewed();
  for (const listener of listeners) listener();
}

export function onRememberChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
