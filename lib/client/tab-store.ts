/** Reads an unvalidated value from sessionStorage; undefined when it is missing or the browser blocks storage. */
export function readFromTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in sessionStorage; undefined deletes it. */
export function storeInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // browsers may block storage
  }
}
