import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { canonicalAddress } from '@/lib/config/canonical-address';
import { paths } from '@/lib/config/paths';
import { type Language, languageOf } from '@/lib/domain/language';
import { nameClient, nameSite } from './client-ip';
import { type BuiltFiles, mountsOf } from './files';
import { type InFlight, workClassOf } from './in-flight';
import { inTurn } from './in-turn';
import type { MovedAddresses } from './moved-addresses';
import { onceArrived } from './once-arrived';
import type { OwnPage } from './own-pages';
import { failedPage, isFailure } from './page-failure';
import { isMissing, missingPage } from './page-missing';
import type { PageQueue } from './page-queue';
import { type Generation, pageStore } from './page-store';
import type { InlineStyles } from './page-styles';
import { pagesInMaking } from './pages-in-making';
import { READY, type Readiness } from './readiness';
import { ANSWERS } from './ready-answers';
import { type ReadyPages, readyPages } from './ready-pages';
import { refusalOf } from './refusal';
import { refuse } from './refuse';
import { nameRequest } from './request-id';
import { countTurnedAway, withRequestLog } from './request-log';
import { askForPage, isForRouter } from './router-headers';
import { securityHeaders } from './security-headers';
import { replaceAnswer } from './stand-in';
import { isAccountPage, isApi, pathIn, targetForNext } from './target';
import type { ClientAddress } from './trusted-proxies';
import { withoutScripts } from './without-scripts';
import type { Answered } from './work-behind';

/** Where the shop tells what changed (app/api/revalidate). */
const CHANGES = '/api/revalidate';

/** app/[lang]/(content)/unavailable. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** app/[lang]/(shop)/(browse)/nowhere. */
export const NOWHERE_PAGE = '/nowhere';

const PLAIN_CART = paths.plainCart();

const RETRY_AFTER_S = '2';

/** What shoppers type is endless; it shall not push out pages. */
const MOST_BYTES_OF_ANSWERS = 8 * 1024 * 1024;

/** Next and the front each wait for the end of an answer for several reasons; more than these would be a leak. */
const LISTENERS = 20;

/** What Next is asked for, and where its answer is kept. */
type Asked = { target: string; kept: ReadyPages | undefined };

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<Answered>;

export type FrontOptions = {
  /** Where shoppers find the shop. */
  appOrigin: string;
  clientOf: ClientAddress;
  /** Whether a request is of who may tell what changed. */
  isService: (req: IncomingMessage) => boolean;
  inFlight: InFlight;
  /** Product pictures, named by their content. */
  mediaDir: string;
  next: Handler;
  lastChangeAtOnce: () => Generation;
  /** For pages that were not made before. */
  queue: PageQueue;
  moved: MovedAddresses;
  ready: Readiness;
  /** Undefined in development, whose tools need what is refused here, and which shows why a page failed. */
  built?: BuiltShop | undefined;
};

export type BuiltShop = BuiltFiles & {
  inlineStyles: InlineStyles;
  /** What shoppers get for a page that could not be made. */
  unavailablePage: (language: Language) => Promise<OwnPage | undefined>;
  /** What shoppers get for a page that has nothing to show. */
  nowherePage: (language: Language) => Promise<OwnPage | undefined>;
};

/**
 * Stands before Next: says who the client is, refuses what no browser sends, serves files whose name never changes its
 * content from disk, leads to the one address of each page (308) and turns away what is too much. The rest is Next's.
 */
export function createFront({
  appOrigin,
  clientOf,
  isService,
  inFlight,
  mediaDir,
  next,
  lastChangeAtOnce,
  queue,
  moved,
  ready,
  built,
}: FrontOptions): RequestListener {
  const mounts = mountsOf(mediaDir, built);
  const setSecurityHeaders = securityHeaders(appOrigin);
  const { host, protocol } = new URL(appOrigin);
  const site = { host, protocol };
  const [store, answerStore] = [pageStore(), pageStore(MOST_BYTES_OF_ANSWERS)];
  const [pages, answers] = [readyPages(store), readyPages(answerStore, ANSWERS)];
  const inMaking = pagesInMaking({ last: store.generation, lastAtOnce: lastChangeAtOnce });

  /** The plain cart holds a shopper's own. */
  const keptOf = (target: string): ReadyPages | undefined => {
    if (isApi(target)) return answers;
    return pathIn(target) === PLAIN_CART || isAccountPage(target) ? undefined : pages;
  };

  const passOn: RequestListener = (req, res) => {
    const target = targetForNext(req.url, built !== undefined);
    const address = isRead(req) ? canonicalAddress(target, moved.movedTo) : undefined;
    if (address !== undefined) return redirect(res, address);
    const kept = built !== undefined && isRead(req) ? keptOf(target) : undefined;
    req.url = target;
    // why: no router knows the plain cart
    if (!isForRouter(req) || pathIn(target) === PLAIN_CART) askForPage(req);
    if (kept?.send(req, res)) return;
    const work = () => giveToNext(req, res, { target, kept });
    // why: a body that comes slowly shall not hold a place meanwhile
    if (isRead(req)) work();
    else onceArrived(req, res, work);
  };

  const giveToNext = (req: IncomingMessage, res: ServerResponse, { target, kept }: Asked) => {
    const workClass = isService(req) ? 'own' : workClassOf(target);
    const ask = () => askNext(req, res, { target, kept });
    // why: who left while it waited is forgotten by the counts of what is under way
    const work = () => (res.closed ? undefined : ask());
    const begin = () => {
      if (res.closed) return;
      if (!inFlight.take(workClass, res)) return shed(req, res);
      return kept === pages ? inMaking.make(pathIn(target), { res, work }) : void ask();
    };
    // why: who asks for `nowhere` may have a page in making that waits for it
    if (kept !== pages || pages.wasThere(req) || pathIn(target) === NOWHERE_PAGE) {
      void begin();
      return;
    }
    const lane = workClass === 'search' ? 'second' : 'first';
    queue({ lane, res, make: begin, late: () => shed(req, res) });
  };

  const askNext = (
    req: IncomingMessage,
    res: ServerResponse,
    { target, kept }: Asked,
  ): ReturnType<Handler> => {
    if (kept) kept.collect(req, res);
    else if (built && isAccountPage(target)) pages.pack(req, res);
    if (built && pathIn(target) === PLAIN_CART) withoutScripts(req, res, built.inlineStyles);
    if (built && isRead(req) && !isOwnPath(target)) sendOwnPages(req, res, languageOf(target), built);
    if (target === CHANGES && isService(req)) hearChange(res);
    return withRequestLog(req, res, () => next(req, res));
  };

  const invalidate = (): void => {
    store.invalidate();
    answerStore.invalidate();
  };

  const hearChange = (res: ServerResponse): void => {
    // why: what is asked for while Next drops its pages may be of before or after
    invalidate();
    res.once('finish', () => {
      invalidate();
      if (res.statusCode < 300) void moved.refresh();
    });
  };

  const serve: RequestListener = (req, res) => {
    if (req.url === READY && isRead(req)) return ready.answer(req, res);
    const mount = isRead(req) ? mounts.find(({ prefix }) => req.url?.startsWith(prefix)) : undefined;
    if (!mount) return passOn(req, res);
    const { url } = req;
    req.url = url?.slice(mount.prefix.length - 1);
    mount.serve(req, res, () => {
      req.url = url;
      passOn(req, res);
    });
  };

  const guard: RequestListener = (req, res) => {
    setSecurityHeaders(req.url ?? '', res);
    const refusal = refusalOf(req);
    if (refusal) return refuse(req, res, { ...refusal, code: 'bad_request', page: 'error.not_understood' });
    nameSite(req, site);
    serve(req, res);
  };

  return (req, res) => {
    res.setMaxListeners(LISTENERS);
    inTurn(res, () => {
      nameClient(req, clientOf);
      nameRequest(req);
      (built ? guard : serve)(req, res);
    });
  };
}

/** In place of pages that could not be made, and of those that have nothing to show. */
function sendOwnPages(
  req: IncomingMessage,
  res: ServerResponse,
  language: Language,
  { unavailablePage, nowherePage }: BuiltShop,
): void {
  replaceAnswer(req, res, (status) => {
    const failed = () => failedPage(req, language, () => unavailablePage(language));
    if (isFailure(status)) return failed;
    const missing = async () => (await missingPage(req, res, () => nowherePage(language))) ?? failed();
    return isMissing(res) ? missing : undefined;
  });
}

function shed(req: IncomingMessage, res: ServerResponse): void {
  countTurnedAway();
  const headers = { 'retry-after': RETRY_AFTER_S };
  refuse(req, res, { status: 503, headers, code: 'unavailable', page: 'error.too_busy' });
}

/** For good, as search engines take it; browsers ask again, since what was renamed may get its old name back. */
function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { location, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}

/** Answers of /api have their own envelope, and the page of a failure is asked for by ourselves. */
function isOwnPath(target: string): boolean {
  return isApi(target) || pathIn(target) === UNAVAILABLE_PAGE;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
