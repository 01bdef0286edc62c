import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { internalPaths } from '@/lib/config/internal-paths';
import { readEnv } from '@/lib/config/read-env';
import { INSTANCE_ID } from '@/lib/config/revalidation-channel';
import { isBearer } from '@/lib/contract/is-bearer';
import { addressIn } from '@/lib/domain/language';
import { datePagesByRequest, installPageCache, lastImmediateChange } from './cache/page-cache';
import { renewBuiltPages, untilTrue } from './cache/renew-built-pages';
import { startRelay } from './cache/revalidation-relay';
import { createFront } from './front';
import { createHttpServer, LIMITS } from './http/http-server';
import { movedAddresses, pollMovedAddresses } from './http/moved-addresses';
import { setConnectTimeout } from './http/outgoing';
import { logNextErrorsAsLines } from './http/request-log';
import { trustProxies } from './http/trusted-proxies';
import { trackBackgroundWork } from './load/background-work';
import { disableBufferPool } from './load/buffer-pool';
import { drainable } from './load/drain';
import { exitAfter } from './load/exit-after';
import { inFlight } from './load/in-flight';
import { pageQueue } from './load/page-queue';
import { readiness } from './load/readiness';
import { readBuiltScripts } from './page/joined-scripts';
import { ownPages } from './page/own-pages';
import { stylesInPages } from './page/page-styles';
import { readFrontSettings } from './settings';

const DRAIN_MS = 8_000;
// Next's hot-reload socket never closes by itself.
const DRAIN_DEV_MS = 200;
// After this the shop opens without the API; its pages say so.
const WAIT_FOR_API_MS = 15_000;

const { appOrigin, host, port, ownUrl, revalidateSecret, redisUrl, mediaDir } = required(readEnv);
const settings = required(readFrontSettings);
setConnectTimeout();
disableBufferPool();
const { dev } = settings;
const server = createHttpServer(dev ? { ...LIMITS, requestTimeout: 0, idleTimeout: 0 } : LIMITS);
const drain = drainable(server);
const inlineStyles = dev ? undefined : stylesInPages(settings.staticDir);
if (inlineStyles) installPageCache(inlineStyles, readBuiltScripts(settings.staticDir));
// why: Next handles upgrade requests of the server it is given, for hot reload; production has none
const app = next({ dev, port, httpServer: dev ? server : createServer() });
await app.prepare();

if (!dev) logNextErrorsAsLines();

const stopped = new AbortController();
const pages = ownPages(ownUrl, revalidateSecret);
const moved = movedAddresses(pages);
const ready = readiness(stopped.signal);
server.on(
  'request',
  createFront({
    appOrigin,
    clientOf: trustProxies(settings.trustedProxies),
    isService: ({ headers }) => isBearer(headers.authorization, revalidateSecret),
    inFlight: inFlight(settings.maxInFlight),
    mediaDir,
    next: datePagesByRequest(trackBackgroundWork(app.getRequestHandler())),
    lastImmediateChange,
    queue: pageQueue(),
    moved,
    ready,
    built: inlineStyles && {
      staticDir: settings.staticDir,
      publicDir: settings.publicDir,
      inlineStyles,
      worker: settings.worker,
      nowherePage: (language) => pages.readNotFound(addressIn(language, internalPaths.nowhere)),
      unavailablePage: (language) => pages.read(addressIn(language, internalPaths.unavailable)),
    },
  }),
);
const relay = redisUrl ? startRelay(redisUrl, pages, INSTANCE_ID) : undefined;
// why: without a listener Next would log the error and keep running
server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen: ${error.message}\n`);
  process.exit(1);
});
server.listen({ port, host }, async () => {
  const apiAnswered = untilTrue(moved.refresh, stopped.signal);
  void apiAnswered.then(() => pollMovedAddresses(moved, stopped.signal));
  if (!dev) {
    const renewal = apiAnswered.then(() => renewBuiltPages(pages, stopped.signal));
    await Promise.race([renewal, pause(WAIT_FOR_API_MS, undefined, { ref: false })]);
  }
  if (ready.open()) process.send?.('ready');
});

/** Pages read their settings lazily, so missing ones are reported here, before the shop opens. Exits the process. */
function required<Settings>(read: (env: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    return read(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (stopped.signal.aborted) return;
  stopped.abort();
  relay?.close();
  await exitAfter(async () => {
    await drain(dev ? DRAIN_DEV_MS : DRAIN_MS);
    await app.close();
  });
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
