import { readFromTab, storeInTab } from '@/lib/client/browser-store';
import { isRecord } from '@/lib/client/is-record';
import { CODE_LIFETIME_MS } from '@/lib/domain/sign-in-code';

/**
 * The recipient of a sign-in code, the page that shows a demo shop's SMS, and the page to return to. `key` is the
 * idempotency key of all attempts to enter the code: an attempt whose response was lost can be sent again.
 */
export type SentCode = {
  key: string;
  name: string;
  mobile: string;
  demoInboxUrl: string | undefined;
  returnTo: string | undefined;
};

const STORE = 'koodai-sent-code';

/** Remembers a sent code, because the page may be reloaded or the dialog closed while the shopper reads the SMS. */
export function keepSentCode(sent: SentCode): void {
  storeInTab(STORE, { at: Date.now(), ...sent });
}

export function forgetSentCode(): void {
  storeInTab(STORE, undefined);
}

/** Forgets the page to return to when the dialog is closed: it may be opened again for another reason. */
export function forgetWayBack(): void {
  const stored = readFromTab(STORE);
  if (isSentCode(stored)) storeInTab(STORE, { ...stored, returnTo: undefined });
}

/** The sent code that this tab can still enter; undefined when there is none or it has expired. */
export function sentCode(): SentCode | undefined {
  const stored = readFromTab(STORE);
  return isSentCode(stored) && Date.now() - stored.at < CODE_LIFETIME_MS ? stored : undefined;
}

function isSentCode(stored: unknown): stored is SentCode & { at: number } {
  if (!isRecord(stored)) return false;
  const { at, key, name, mobile, demoInboxUrl, returnTo } = stored;
  return (
    typeof at === 'number' &&
    typeof key === 'string' &&
    typeof name === 'string' &&
    typeof mobile === 'string' &&
    [demoInboxUrl, returnTo].every((text) => text === undefined || typeof text === 'string')
  );
}
