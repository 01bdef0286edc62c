const TIMEOUT_MS = 10_000;

export type OwnPages = {
  /** Whether a page or API answered well. Never rejects. */
  ask: (url: string, init?: RequestInit) => Promise<boolean>;
  /** Has this storefront alone make pages anew; `events` are those of lib/contract/shop/shop-event. */
  renew: (events: readonly unknown[]) => Promise<boolean>;
};

/** Speaks to this storefront's own routes, which alone may expire its pages. */
export function ownPages(ownUrl: string, revalidateSecret: string): OwnPages {
  return {
    ask: (url, init) => ask(new URL(url, ownUrl), init),
    renew: (events) =>
      ask(new URL('/api/revalidate', ownUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ events, relayed: true }),
      }),
  };
}

async function ask(url: URL, init?: RequestInit): Promise<boolean> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
