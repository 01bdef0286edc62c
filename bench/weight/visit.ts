import type { Page } from 'playwright';

/**
 * When a request was made. `load`: while the page loads; `idle`: until no request for a while; `stay`: while it is left
 * unused after that; `use`: during and after interaction.
 */
const PHASES = ['load', 'idle', 'stay', 'use'] as const;
export type Phase = (typeof PHASES)[number];

/** A request to the network, not answered by a browser cache. */
export type PageRequest = { url: string; method: string; headers: Record<string, string>; phase: Phase };

/** Without a request for this long, a page is idle. Longer than scripts wait for an idle page. */
const REST_MS = 2_500;

/** Lighthouse's phone. */
export const PHONE = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** No real throttling, but a fixed connection type, 4G, by which browsers decide how early to load lazy images. */
const FAST_4G = { offline: false, latency: 1, downloadThroughput: 1e8, uploadThroughput: 1e8 };

/** Records the requests of a page, without those answered by a cache. */
async function recordRequests(page: Page) {
  const requests = new Map<string, PageRequest>();
  const accepted = new Map<string, string>();
  const state = { phase: 'load' as Phase, lastAt: performance.now() };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method, headers } }) => {
    if (!url.startsWith('http')) return;
    state.lastAt = performance.now();
    requests.set(`${requestId} ${url}`, { url, method, headers, phase: state.phase });
  });
  // why: Accept comes in a separate event, before or after the request, and image formats depend on it
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers: { Accept: accept } }) => {
    if (accept) accepted.set(requestId, accept);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    for (const key of [...requests.keys()].filter((one) => one.startsWith(`${requestId} `)))
      requests.delete(key);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isCached = response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache;
    if (isCached) requests.delete(`${requestId} ${response.url}`);
  });
  const found = () =>
    [...requests].map(([key, one]): PageRequest => {
      const accept = accepted.get(key.split(' ', 1)[0] ?? '');
      return accept ? { ...one, headers: { ...one.headers, accept } } : one;
    });
  return { found, state, stop: () => session.detach() };
}

type Visit = {
  /** Milliseconds to leave the idle page unused. */
  stayMs?: number;
  use?: (page: Page) => Promise<unknown>;
};

/**
 * Opens a page in an empty browser, waits until it is idle, leaves it unused, calls `use` and waits again.
 *
 * @returns every request of the page, without those of a service worker
 */
export async function visit(page: Page, url: string, { stayMs, use }: Visit = {}): Promise<PageRequest[]> {
  const { found, state, stop } = await recordRequests(page);
  const untilIdle = async (): Promise<void> => {
    for (let left = REST_MS; left > 0; left = REST_MS - (performance.now() - state.lastAt)) {
      await page.waitForTimeout(left);
    }
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  state.phase = 'idle';
  await untilIdle();
  if (stayMs !== undefined) {
    state.phase = 'stay';
    await page.waitForTimeout(stayMs);
    await untilIdle();
  }
  state.phase = 'use';
  await use?.(page);
  await untilIdle();
  await stop();
  return found();
}
