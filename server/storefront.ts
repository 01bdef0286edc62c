import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { readEnv } from '@/lib/config/read-env';
import { isBearer } from '@/lib/contract/is-bearer';
import { addressIn } from '@/lib/domain/language';
import { drainable } from './drain';
import { createFront } from './front';
import { createHttpServer, LIMITS } from './http-server';
import { inFlight } from './in-flight';
import { readBuiltScripts } from './joined-scripts';
import { keepMoved, movedAddresses } from './moved-addresses';
import { limitConnecting } from './outgoing';
import { giveBuffersTheirOwnMemory } from './own-memory';
import { ownPages } from './own-pages';
import { datePages, finishPages, lastChangeAtOnce } from './page-cache';
import { pageQueue } from './page-queue';
import { stylesInPages } from './page-styles';
import { NOWHERE_PAGE, UNAVAILABLE_PAGE } from './pass-to-next';
import { readiness } from './readiness';
import { renewBuiltPages } from './renew-built-pages';
import { logNextErrorsAsLines } from './request-log';
import { startRelay } from './revalidation-relay';
import { readFrontSettings } from './settings';
import { trustProxies } from './trusted-proxies';
import { tellWorkBehind } from './work-behind';

const DRAIN_MS = 8_000;
// The page's reload socket never ends by itself.
const DRAIN_DEV_MS = 200;
// Without the API the shop opens all the same and says so on its pages.
const WAIT_FOR_API_MS = 15_000;

const { appOrigin, host, port, ownUrl, shopApiUrl, revalidateSecret, redisUrl, mediaDir } = required(readEnv);
const settings = required(readFrontSettings);
limitConnecting();
giveBuffersTheirOwnMemory();
const { dev } = settings;
const server = createHttpServer(dev ? { ...LIMITS, requestTimeout: 0, idleTimeout: 0 } : LIMITS);
const drain = drainable(server);
const inlineStyles = dev ? undefined : stylesInPages(settings.staticDir);
if (inlineStyles) finishPages(inlineStyles, readBuiltScripts(settings.staticDir));
// why: Next takes upgrades of the server it knows, for its reload socket; the open shop has none
const app = next({ dev, port, httpServer: dev ? server : createServer() });
await app.prepare();

if (!dev) logNextErrorsAsLines();

const stopped = new AbortController();
const pages = ownPages(ownUrl, revalidateSecret);
const moved = movedAddresses(pages);
const ready = readiness();
server.on(
  'request',
  createFront({
    appOrigin,
    clientOf: trustProxies(settings.trustedProxies),
    isService: ({ headers }) => isBearer(headers.authorization, revalidateSecret),
    inFlight: inFlight(settings.maxInFlight),
    mediaDir,
    next: datePages(tellWorkBehind(app.getRequestHandler())),
    lastChangeAtOnce,
    queue: pageQueue(),
    moved,
    ready,
    built: inlineStyles && {
      staticDir: settings.staticDir,
      publicDir: settings.publicDir,
      inlineStyles,
      worker: settings.worker,
      nowherePage: (language) => pages.readNotFound(addressIn(language, NOWHERE_PAGE)),
      unavailablePage: (language) => pages.read(addressIn(language, UNAVAILABLE_PAGE)),
    },
  }),
);
const relay = redisUrl ? startRelay(redisUrl, pages) : undefined;
// why: Next logs what nobody listens for, and goes on
server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen: ${error.message}\n`);
  process.exit(1);
});
server.listen({ port, host }, async () => {
  void keepMoved(moved, stopped.signal);
  if (!dev) {
    const renewal = renewBuiltPages(pages, shopApiUrl, stopped.signal);
    await Promise.race([renewal, pause(WAIT_FOR_API_MS, undefined, { ref: false })]);
  }
  ready.set(true);
  process.send?.('ready');
});

/** The pages read their settings late; what is missing is said before the shop opens. */
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
  ready.set(false);
  relay?.close();
  await drain(dev ? DRAIN_DEV_MS : DRAIN_MS);
  await app.close();
  process.exit(0);
}

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
