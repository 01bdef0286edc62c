/** What this tab keeps over a reload, unchecked; undefined without it, or where the browser refuses storage. */
export function keptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it until the tab is closed, or forgets it when undefined. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that refuses storage keeps nothing
  }
}
