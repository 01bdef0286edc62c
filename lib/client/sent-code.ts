import { CODE_LIFETIME_MS } from '@/lib/domain/limits';
import { isRecord } from './is-record';
import { keepInTab, keptInTab } from './tab-store';

/**
 * Who was sent a code, where a demo shop's code can be read, and where the shopper wanted to go. The key is of all tries
 * to enter it: one of them signs in, and is the same try when its answer is lost and it is sent again.
 */
export type SentCode = {
  key: string;
  name: string;
  mobile: string;
  demoInboxUrl: string | undefined;
  returnTo: string | undefined;
};

const STORE = 'koodai-sent-code';

/** Keeps, while the code is good, that it was sent: who looks it up may find the page anew, or the dialog closed. */
export function keepSentCode(sent: SentCode): void {
  keepInTab(STORE, { at: Date.now(), ...sent });
}

export function forgetSentCode(): void {
  keepInTab(STORE, undefined);
}

/** Who closes the dialog means something else when it is opened again. */
export function forgetWayBack(): void {
  const kept = keptInTab(STORE);
  if (isSentCode(kept)) keepInTab(STORE, { ...kept, returnTo: undefined });
}

/** The code that this tab still waits for. */
export function sentCode(): SentCode | undefined {
  const kept = keptInTab(STORE);
  return isSentCode(kept) && Date.now() - kept.at < CODE_LIFETIME_MS ? kept : undefined;
}

function isSentCode(kept: unknown): kept is SentCode & { at: number } {
  if (!isRecord(kept)) return false;
  const { at, key, name, mobile, demoInboxUrl, returnTo } = kept;
  return (
    typeof at === 'number' &&
    typeof key === 'string' &&
    typeof name === 'string' &&
    typeof mobile === 'string' &&
    [demoInboxUrl, returnTo].every((text) => text === undefined || typeof text === 'string')
  );
}
