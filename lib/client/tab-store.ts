/** What this tab keeps over a reload, as whoever left it there; undefined without it or in a browser that refuses storage. */
export function keptInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it until the tab is closed, or forgets it when undefined. A browser that refuses storage keeps nothing. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // as above
  }
}
