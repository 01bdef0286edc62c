import type { IncomingMessage, ServerResponse } from 'node:http';
import { internalPaths } from '@/lib/config/internal-paths';
import { type Language, languageOf } from '@/lib/domain/language';
import { type FrontCaches, PLAIN_CART } from './cache/front-caches';
import type { ResponseCache } from './cache/response-cache';
import { completeWrongMethod } from './http/allowed-methods';
import { networkOfClient } from './http/client-ip';
import type { MovedAddresses } from './http/moved-addresses';
import { onceBodyArrived } from './http/once-body-arrived';
import { replaceResponse } from './http/replace-response';
import { countShed, withRequestLog } from './http/request-log';
import { sendError } from './http/send-error';
import { isAccountPage, isApi, isRead, pathIn } from './http/target';
import type { ResponseWithBackgroundWork } from './load/background-work';
import { type InFlight, workClassOf } from './load/in-flight';
import type { PageQueue } from './load/page-queue';
import type { OwnPage } from './page/own-pages';
import { failedPage, isFailure } from './page/page-failure';
import { isMissing, missingPage } from './page/page-missing';
import type { InlineStyles } from './page/page-styles';
import { withoutScripts } from './page/without-scripts';

const RETRY_AFTER_S = '2';

const NOTHING_LEFT: ResponseWithBackgroundWork = { backgroundWork: Promise.resolve() };

/** A request for Next: its target, and the cache that stores the response. */
type RoutedRequest = { target: string; cache: ResponseCache | undefined };

export type NextOptions = {
  /** Whether the request carries the revalidation secret. */
  isService: (req: IncomingMessage) => boolean;
  inFlight: InFlight;
  next: (req: IncomingMessage, res: ServerResponse) => Promise<ResponseWithBackgroundWork>;
  /** Queues renders of pages that are not in the cache. */
  queue: PageQueue;
  moved: MovedAddresses;
  /** Undefined in development, where Next's own error pages are shown. */
  built?: BuiltPages | undefined;
};

export type BuiltPages = {
  inlineStyles: InlineStyles;
  /** The page that is sent when a page could not be rendered. */
  unavailablePage: (language: Language) => Promise<OwnPage | undefined>;
  /** The page that is sent when a page has nothing to show. */
  nowherePage: (language: Language) => Promise<OwnPage | undefined>;
};

/** Passes requests to Next within the limits of `inFlight` and `queue`, and sheds the others with 503. */
export function passToNext(
  { isService, inFlight, next, queue, moved, built }: NextOptions,
  caches: FrontCaches,
) {
  const invalidateCaches = (res: ServerResponse): void => {
    // why: a page requested while Next expires its own may be from before or after the change
    caches.invalidate();
    res.once('finish', () => {
      caches.invalidate();
      if (res.statusCode < 300) void moved.refresh();
    });
  };

  const askNext = (
    req: IncomingMessage,
    res: ServerResponse,
    { target, cache }: RoutedRequest,
  ): Promise<ResponseWithBackgroundWork> => {
    if (cache) cache.compressAndStore(req, res);
    else if (built && isAccountPage(target)) caches.pages.compressOnly(req, res);
    if (isApi(target)) completeWrongMethod(req, res, next);
    if (built && pathIn(target) === PLAIN_CART) withoutScripts(req, res, built.inlineStyles);
    if (built && isRead(req) && !isNeverReplaced(target))
      replaceFailedAndMissing(req, res, languageOf(target), built);
    if (target === internalPaths.revalidate && isService(req)) invalidateCaches(res);
    return withRequestLog(req, res, () => untilAnswered(req, res, next));
  };

  const admit = (req: IncomingMessage, res: ServerResponse, { target, cache }: RoutedRequest): void => {
    const workClass = isService(req) ? 'own' : workClassOf(target);
    const ask = () => askNext(req, res, { target, cache });
    // why: a client that left while waiting is no longer counted as in flight
    const work = () => (res.closed ? undefined : ask());
    const begin = () => {
      if (res.closed) return;
      if (!inFlight.take(workClass, res)) return shed(req, res);
      return cache === caches.pages ? caches.renders.make(pathIn(target), { res, work }) : void ask();
    };
    // why: a page that holds a place in the queue may be waiting for `nowhere`
    if (cache !== caches.pages || caches.pages.hasEntry(req) || pathIn(target) === internalPaths.nowhere) {
      void begin();
      return;
    }
    const lane = workClass === 'search' ? 'second' : 'first';
    queue({ lane, client: networkOfClient(req), res, make: begin, shed: () => shed(req, res) });
  };

  return (req: IncomingMessage, res: ServerResponse, routed: RoutedRequest): void => {
    // why: a slow upload must not hold a place
    if (isRead(req)) admit(req, res, routed);
    else onceBodyArrived(req, res, () => admit(req, res, routed));
  };
}

/** Replaces failed pages by the unavailable page, and pages with nothing to show by the not-found page. */
function replaceFailedAndMissing(
  req: IncomingMessage,
  res: ServerResponse,
  language: Language,
  { unavailablePage, nowherePage }: BuiltPages,
): void {
  replaceResponse(req, res, (status) => {
    const failed = () => failedPage(req, language, () => unavailablePage(language));
    if (isFailure(status)) return failed;
    const missing = async () => (await missingPage(req, res, () => nowherePage(language))) ?? failed();
    return isMissing(res) ? missing : undefined;
  });
}

/** Runs Next's handler. When it fails, the client gets a 500, or a response that has begun is cut off; never rejects. */
async function untilAnswered(
  req: IncomingMessage,
  res: ServerResponse,
  next: NextOptions['next'],
): Promise<ResponseWithBackgroundWork> {
  const { write, end } = res;
  let [hasBegun, hasEnded] = [false, false];
  // why: a held response that has begun, or ended, is not sent yet
  Object.assign(res, {
    write: (...args: unknown[]): unknown => {
      hasBegun = true;
      return Reflect.apply(write, res, args);
    },
    end: (...args: unknown[]): unknown => {
      hasEnded = true;
      return Reflect.apply(end, res, args);
    },
  });
  try {
    return await next(req, res);
  } catch (error) {
    console.error(error);
    if (hasEnded) return NOTHING_LEFT;
    if (hasBegun || res.headersSent) res.destroy();
    else sendError(req, res, { status: 500, code: 'internal', page: 'error.page_text' });
    return NOTHING_LEFT;
  }
}

function shed(req: IncomingMessage, res: ServerResponse): void {
  countShed();
  const headers = { 'retry-after': RETRY_AFTER_S };
  sendError(req, res, { status: 503, headers, code: 'unavailable', page: 'error.too_busy' });
}

/** /api errors have their own envelope, and the front itself requests the unavailable page. */
function isNeverReplaced(target: string): boolean {
  return isApi(target) || pathIn(target) === internalPaths.unavailable;
}
