import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '@/lib/domain/language';
import { networkOfClient } from './client-ip';
import { type InFlight, workClassOf } from './in-flight';
import { type Kept, PLAIN_CART } from './kept-by-front';
import type { MovedAddresses } from './moved-addresses';
import { onceArrived } from './once-arrived';
import type { OwnPage } from './own-pages';
import { failedPage, isFailure } from './page-failure';
import { isMissing, missingPage } from './page-missing';
import type { PageQueue } from './page-queue';
import type { InlineStyles } from './page-styles';
import type { ReadyPages } from './ready-pages';
import { refuse } from './refuse';
import { countTurnedAway, withRequestLog } from './request-log';
import { replaceAnswer } from './stand-in';
import { isAccountPage, isApi, isRead, pathIn } from './target';
import { withoutScripts } from './without-scripts';
import type { Answered } from './work-behind';

/** Where the shop tells what changed (app/api/revalidate). */
const CHANGES = '/api/revalidate';

/** app/[lang]/(content)/unavailable. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** app/[lang]/(shop)/(browse)/nowhere. */
export const NOWHERE_PAGE = '/nowhere';

const RETRY_AFTER_S = '2';

/** What Next is asked for, and where its answer is kept. */
export type Asked = { target: string; kept: ReadyPages | undefined };

export type NextOptions = {
  /** Whether a request is of who may tell what changed. */
  isService: (req: IncomingMessage) => boolean;
  inFlight: InFlight;
  next: (req: IncomingMessage, res: ServerResponse) => Promise<Answered>;
  /** For pages that were not made before. */
  queue: PageQueue;
  moved: MovedAddresses;
  /** Undefined in development, whose tools need to see why a page failed. */
  built?: BuiltPages | undefined;
};

export type BuiltPages = {
  inlineStyles: InlineStyles;
  /** What shoppers get for a page that could not be made. */
  unavailablePage: (language: Language) => Promise<OwnPage | undefined>;
  /** What shoppers get for a page that has nothing to show. */
  nowherePage: (language: Language) => Promise<OwnPage | undefined>;
};

/** Gives Next what it has a place for, each in its turn, and turns away what it has not. */
export function passToNext({ isService, inFlight, next, queue, moved, built }: NextOptions, store: Kept) {
  const hearChange = (res: ServerResponse): void => {
    // why: what is asked for while Next drops its pages may be of before or after
    store.invalidate();
    res.once('finish', () => {
      store.invalidate();
      if (res.statusCode < 300) void moved.refresh();
    });
  };

  const askNext = (req: IncomingMessage, res: ServerResponse, { target, kept }: Asked): Promise<Answered> => {
    if (kept) kept.collect(req, res);
    else if (built && isAccountPage(target)) store.pages.pack(req, res);
    if (built && pathIn(target) === PLAIN_CART) withoutScripts(req, res, built.inlineStyles);
    if (built && isRead(req) && !isOwnPath(target)) sendOwnPages(req, res, languageOf(target), built);
    if (target === CHANGES && isService(req)) hearChange(res);
    return withRequestLog(req, res, () => next(req, res));
  };

  const give = (req: IncomingMessage, res: ServerResponse, { target, kept }: Asked): void => {
    const workClass = isService(req) ? 'own' : workClassOf(target);
    const ask = () => askNext(req, res, { target, kept });
    // why: who left while it waited is forgotten by the counts of what is under way
    const work = () => (res.closed ? undefined : ask());
    const begin = () => {
      if (res.closed) return;
      if (!inFlight.take(workClass, res)) return shed(req, res);
      return kept === store.pages ? store.inMaking.make(pathIn(target), { res, work }) : void ask();
    };
    // why: who asks for `nowhere` may have a page in making that waits for it
    if (kept !== store.pages || store.pages.wasThere(req) || pathIn(target) === NOWHERE_PAGE) {
      void begin();
      return;
    }
    const lane = workClass === 'search' ? 'second' : 'first';
    queue({ lane, client: networkOfClient(req), res, make: begin, late: () => shed(req, res) });
  };

  return (req: IncomingMessage, res: ServerResponse, asked: Asked): void => {
    // why: a body that comes slowly shall not hold a place meanwhile
    if (isRead(req)) give(req, res, asked);
    else onceArrived(req, res, () => give(req, res, asked));
  };
}

/** In place of pages that could not be made, and of those that have nothing to show. */
function sendOwnPages(
  req: IncomingMessage,
  res: ServerResponse,
  language: Language,
  { unavailablePage, nowherePage }: BuiltPages,
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

/** Answers of /api have their own envelope, and the page of a failure is asked for by ourselves. */
function isOwnPath(target: string): boolean {
  return isApi(target) || pathIn(target) === UNAVAILABLE_PAGE;
}
