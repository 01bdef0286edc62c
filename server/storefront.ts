import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { readEnv } from '@/lib/config/read-env';
import { drain } from './drain';
import { createFront, UNAVAILABLE_PAGE } from './front';
import { keepMoved, movedAddresses } from './moved-addresses';
import { ownPages } from './own-pages';
import { renewBuiltPages } from './renew-built-pages';
import { logNextErrorsAsLines } from './request-log';
import { startRelay } from './revalidation-relay';
import { readFrontSettings } from './settings';

const KEEP_ALIVE_MS = 65_000;
// A long address still gets the shop's own answer (targetForNext).
const MAX_HEADER_BYTES = 64 * 1024;
const DRAIN_MS = 8_000;
// The page's reload socket never ends by itself.
const DRAIN_DEV_MS = 200;
// Without the API the shop opens all the same and says so on its pages.
const WAIT_FOR_API_MS = 15_000;

requireEnv();
const { port, apiUrl, revalidateSecret, redisUrl, mediaDir, staticDir, dev } = readFrontSettings(process.env);
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES });
const app = next({ dev, port, httpServer: server });
await app.prepare();

if (!dev) logNextErrorsAsLines();

const stopped = new AbortController();
const pages = ownPages(`http://127.0.0.1:${port}`, revalidateSecret);
const moved = movedAddresses(pages);
server.on(
  'request',
  createFront({
    mediaDir,
    staticDir: dev ? undefined : staticDir,
    unavailablePage: dev ? undefined : () => pages.read(UNAVAILABLE_PAGE),
    next: app.getRequestHandler(),
    moved,
  }),
);
const relay = redisUrl ? startRelay(redisUrl, pages) : undefined;
server.listen(port, async () => {
  void keepMoved(moved, stopped.signal);
  if (!dev) {
    const renewal = renewBuiltPages(pages, apiUrl, stopped.signal);
    await Promise.race([renewal, pause(WAIT_FOR_API_MS, undefined, { ref: false })]);
  }
  process.send?.('ready');
});

/** The pages read their settings late; what is missing is said before the shop opens. */
function requireEnv(): void {
  try {
    readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (stopped.signal.aborted) return;
  stopped.abort();
  relay?.close();
  await drain(server, dev ? DRAIN_DEV_MS : DRAIN_MS);
  await app.close();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
