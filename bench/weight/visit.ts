import type { Page } from 'playwright';

/**
 * `load`: until the page has what it asks for by itself at once; `idle`: until it has rested; `stay`: as long as nobody
 * uses it after that; `use`: when somebody does.
 */
const PHASES = ['load', 'idle', 'stay', 'use'] as const;
export type Phase = (typeof PHASES)[number];

/** A request that went out to the network. */
export type Asked = { url: string; method: string; headers: Record<string, string>; phase: Phase };

/** Longer than scripts wait that wait for a page at rest. */
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

/** A line as fast as the machine is, which browsers take for 4G whatever the moment: by it they load pictures early or late. */
const FAST_4G = { offline: false, latency: 1, downloadThroughput: 1e8, uploadThroughput: 1e8 };

/** Notes what a page asks for, answers from a cache left out. */
async function listen(page: Page) {
  const asked = new Map<string, Asked>();
  const accepted = new Map<string, string>();
  const state = { phase: 'load' as Phase, lastAt: performance.now() };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method, headers } }) => {
    if (!url.startsWith('http')) return;
    state.lastAt = performance.now();
    asked.set(`${requestId} ${url}`, { url, method, headers, phase: state.phase });
  });
  // why: told apart from the request, before or after it, and pictures depend on it
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers: { Accept: accept } }) => {
    if (accept) accepted.set(requestId, accept);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    for (const key of [...asked.keys()].filter((one) => one.startsWith(`${requestId} `))) asked.delete(key);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isKept = response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache;
    if (isKept) asked.delete(`${requestId} ${response.url}`);
  });
  const found = () =>
    [...asked].map(([key, one]): Asked => {
      const accept = accepted.get(key.split(' ', 1)[0] ?? '');
      return accept ? { ...one, headers: { ...one.headers, accept } } : one;
    });
  return { found, state, stop: () => session.detach() };
}

type Visit = {
  /** Milliseconds for which the page is left alone once it has rested. */
  stayMs?: number;
  use?: (page: Page) => Promise<unknown>;
};

/**
 * Opens a page in a browser that has nothing yet, lets it rest, leaves it alone, does `use` and lets it rest again.
 *
 * @returns every request that the page made; a service worker's are its own
 */
export async function visit(page: Page, url: string, { stayMs, use }: Visit = {}): Promise<Asked[]> {
  const { found, state, stop } = await listen(page);
  const rest = async (): Promise<void> => {
    for (let left = REST_MS; left > 0; left = REST_MS - (performance.now() - state.lastAt)) {
      await page.waitForTimeout(left);
    }
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  state.phase = 'idle';
  await rest();
  if (stayMs !== undefined) {
    state.phase = 'stay';
    await page.waitForTimeout(stayMs);
    await rest();
  }
  state.phase = 'use';
  await use?.(page);
  await rest();
  await stop();
  return found();
}
