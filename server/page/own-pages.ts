import { setTimeout as pause } from 'node:timers/promises';
import { internalPaths } from '@/lib/config/internal-paths';
import { EVERYTHING } from '@/lib/domain/whole-shop';

const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 15_000;
const POLICY = 'content-security-policy';
/** The response is read here and not sent on, so compressing it would be wasted work. */
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

/** A response of this storefront: HTML, or JSON of `readOwn`, and its Content-Security-Policy. */
export type OwnPage = { body: string; policy: string };

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
   * and 5xx for about half a minute. Events refused with 4xx, as those of another version are, count as everything.
   * Resolves with whether the pages were revalidated; never rejects.
   */
  renew: (events: readonly unknown[]) => Promise<boolean>;
};

/** A client of this storefront's own routes; only they can expire its pages. */
export function ownPages(ownUrl: string, revalidateSecret: string): OwnPages {
  const authorization = `Bearer ${revalidateSecret}`;
  // why: pages send the secret too: a shopper's request waits for them, so they must not be shed under load
  const readHere = (url: string, headers = {}, isWanted?: (response: Response) => boolean) =>
    read(new URL(url, ownUrl), { headers: { ...headers, authorization } }, isWanted);
  const sendEvents = async (events: readonly unknown[]): Promise<'done' | 'refused' | 'failed'> => {
    const init = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ events, relayed: true }),
    };
    let isDone = false;
    const isAnswered = ({ ok, status }: Response): boolean => {
      isDone = ok;
      return status < 500;
    };
    const send = () => read(new URL(internalPaths.revalidate, ownUrl), init, isAnswered);
    for (let pauseMs = FIRST_PAUSE_MS; !(await send()); pauseMs *= 2) {
      if (pauseMs > LONGEST_PAUSE_MS) return 'failed';
      await pause(pauseMs, undefined, { ref: false });
    }
    return isDone ? 'done' : 'refused';
  };
  return {
    ask: async (url, init) => (await read(new URL(url, ownUrl), init)) !== undefined,
    read: readHere,
    readNotFound: (url) => readHere(url, UNCOMPRESSED, ({ status }) => status === 404),
    readOwn: async (url) => (await readHere(url))?.body,
    renew: async (events) => {
      const outcome = await sendEvents(events);
      return (outcome === 'refused' ? await sendEvents(EVERYTHING) : outcome) === 'done';
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
    const body = await response.text();
    if (!isWanted(response)) return undefined;
    return { body, policy: response.headers.get(POLICY) ?? '' };
  } catch {
    return undefined;
  }
}
