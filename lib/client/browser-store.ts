import { createEmitter } from './emitter';

type StorageName = 'localStorage' | 'sessionStorage';

type Change = Pick<StorageEvent, 'key' | 'newValue'>;

/** Changes made in this tab; the browser reports those of other tabs. */
const [subscribe, emit] = createEmitter<Change>();

function read(storage: StorageName, name: string): string | null {
  try {
    return window[storage].getItem(name);
  } catch {
    // why: browsers may block storage, in private windows for example
    return null;
  }
}

function store(storage: StorageName, name: string, value: string | undefined): void {
  try {
    if (value === undefined) window[storage].removeItem(name);
    else window[storage].setItem(name, value);
  } catch {
    // why: the same
  }
}

/** Reads a text that all tabs of this browser share; null when it is missing or the browser blocks storage. */
export function readFromBrowser(name: string): string | null {
  return read('localStorage', name);
}

/** Stores a text for all tabs of this browser, unless storage is blocked; undefined deletes it. */
export function storeInBrowser(name: string, value: string | undefined): void {
  store('localStorage', name, value);
  emit({ key: name, newValue: value ?? null });
}

/** Calls `listener` with the new text, or null, when this or another tab stores it; returns an unsubscribe function. */
export function onStoredInBrowser(name: string, listener: (text: string | null) => void): () => void {
  const onChange = ({ key, newValue }: Change): void => {
    // why: there is no key when the whole storage was cleared
    if (key === name || key === null) listener(newValue);
  };
  const stop = subscribe(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    stop();
    window.removeEventListener('storage', onChange);
  };
}

/** Reads a text of this tab; null when it is missing or the browser blocks storage. */
export function readTextFromTab(name: string): string | null {
  return read('sessionStorage', name);
}

/** Reads an unvalidated value of this tab; undefined when it is missing or the browser blocks storage. */
export function readFromTab(name: string): unknown {
  return parseJson(readTextFromTab(name));
}

/** Stores a value for this tab and its next pages, unless storage is blocked; undefined deletes it. */
export function storeInTab(name: string, value: unknown): void {
  store('sessionStorage', name, JSON.stringify(value));
}

/** Undefined when the text is missing or no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
