import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;
const POLICY = 'content-security-policy';
/** The response is read here and not sent on, so compressing it would be wasted work. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** The HTML of a page and its Content-Security-Policy. */
export type OwnPage = { html: string; policy: string };

export type OwnPages = {
  /** Whether the URL answered with a 2xx status. Never rejects. */
  ask: (url: string, init?: RequestInit) => Promise<boolean>;
  /** A page; undefined unless its status is 2xx. Never rejects. */
  read: (url: string) => Promise<OwnPage | undefined>;
  /** A page that is sent with status 404; undefined for any other status. Never rejects. */
  readNotFound: (url: string) => Promise<OwnPage | undefined>;
  /** The body of an internal route, which needs the secret; undefined unless its status is 2xx. Never rejects. */
  readOwn: (url: string) => Promise<string | undefined>;
  /**
   * Revalidates pages of this instance only; `events` are those of lib/contract/shop/shop-event. Retries network errors
   * and 5xx for about half a minute, not 4xx. Resolves with false when every try failed; never rejects.
   */
  renew: (events: readonly unknown[]) => Promise<boolean>;
};

/** A client of this storefront's own routes; only they can expire its pages. */
export function ownPages(ownUrl: string, revalidateSecret: string): OwnPages {
  const authorization = `Bearer ${revalidateSecret}`;
  // why: pages send the secret too: a shopper's request waits for them, so they must not be shed under load
  const readHere = (url: string, headers = {}, isWanted?: (response: Response) => boolean) =>
    read(new URL(url, ownUrl), { headers: { ...headers, authorization } }, isWanted);
  return {
    ask: async (url, init) => (await read(new URL(url, ownUrl), init)) !== undefined,
    read: readHere,
    readNotFound: (url) => readHere(url, UNCOMPRESSED, ({ status }) => status === 404),
    readOwn: async (url) => (await readHere(url))?.html,
    renew: async (events) => {
      const init = {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ events, relayed: true }),
      };
      const send = () => read(new URL('/api/revalidate', ownUrl), init, ({ status }) => status < 500);
      for (let pauseMs = FIRST_PAUSE_MS; !(await send()); pauseMs *= 2) {
        if (pauseMs > LONGEST_PAUSE_MS) return false;
        await pause(pauseMs, undefined, { ref: false });
      }
      return true;
    },
  };
}

async function read(
  url: URL,
  init?: RequestInit,
  isWanted = ({ ok }: Response) => ok,
): Promise<OwnPage | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const html = await response.text();
    if (!isWanted(response)) return undefined;
    return { html, policy: response.headers.get(POLICY) ?? '' };
  } catch {
    return undefined;
  }
}
