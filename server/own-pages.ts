import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;
const POLICY = 'content-security-policy';
/** What is read here, and not kept, is compressed in vain. */
const AS_IT_IS = { 'accept-encoding': 'identity' };

/** The HTML of a page, and the policy that allows its scripts. */
export type OwnPage = { html: string; policy: string };

export type OwnPages = {
  /** Whether a page or API answered well. Never rejects. */
  ask: (url: string, init?: RequestInit) => Promise<boolean>;
  /** A page, undefined when there is none. Never rejects. */
  read: (url: string) => Promise<OwnPage | undefined>;
  /** A page whose status is 404, undefined when there is none. Never rejects. */
  readNotFound: (url: string) => Promise<OwnPage | undefined>;
  /** The text of an address that is for this storefront only. Never rejects. */
  readOwn: (url: string) => Promise<string | undefined>;
  /**
   * Has this storefront alone make pages anew; `events` are those of lib/contract/shop/shop-event. What it cannot do now
   * it is told again for half a minute, what it refuses is forgotten. Resolves with whether it was told; never rejects.
   */
  renew: (events: readonly unknown[]) => Promise<boolean>;
};

/** Speaks to this storefront's own routes, which alone may expire its pages. */
export function ownPages(ownUrl: string, revalidateSecret: string): OwnPages {
  const authorization = `Bearer ${revalidateSecret}`;
  // why: pages too are asked for by name, since a shopper's answer, which waits for them, has its place already
  const readHere = (url: string, headers = {}, isWanted?: (answer: Response) => boolean) =>
    read(new URL(url, ownUrl), { headers: { ...headers, authorization } }, isWanted);
  return {
    ask: async (url, init) => (await read(new URL(url, ownUrl), init)) !== undefined,
    read: readHere,
    readNotFound: (url) => readHere(url, AS_IT_IS, ({ status }) => status === 404),
    readOwn: async (url) => (await readHere(url))?.html,
    renew: async (events) => {
      const init = {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ events, relayed: true }),
      };
      const told = () => read(new URL('/api/revalidate', ownUrl), init, ({ status }) => status < 500);
      for (let pauseMs = FIRST_PAUSE_MS; !(await told()); pauseMs *= 2) {
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
