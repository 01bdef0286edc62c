const TIMEOUT_MS = 10_000;

export type OwnPages = {
  /** Whether a page or API answered well. Never rejects. */
  ask: (url: string, init?: RequestInit) => Promise<boolean>;
  /** The HTML of a page, undefined when there is none. Never rejects. */
  read: (url: string) => Promise<string | undefined>;
  /** As `read`, of an address that is for this storefront only. Never rejects. */
  readOwn: (url: string) => Promise<string | undefined>;
  /** Has this storefront alone make pages anew; `events` are those of lib/contract/shop/shop-event. */
  renew: (events: readonly unknown[]) => Promise<boolean>;
};

/** Speaks to this storefront's own routes, which alone may expire its pages. */
export function ownPages(ownUrl: string, revalidateSecret: string): OwnPages {
  const authorization = `Bearer ${revalidateSecret}`;
  return {
    ask: async (url, init) => (await read(new URL(url, ownUrl), init)) !== undefined,
    read: (url) => read(new URL(url, ownUrl)),
    readOwn: (url) => read(new URL(url, ownUrl), { headers: { authorization } }),
    renew: async (events) => {
      const answer = await read(new URL('/api/revalidate', ownUrl), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ events, relayed: true }),
      });
      return answer !== undefined;
    },
  };
}

async function read(url: URL, init?: RequestInit): Promise<string | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return response.ok ? text : undefined;
  } catch {
    return undefined;
  }
}
