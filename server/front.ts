import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { canonicalAddress } from '@/lib/config/canonical-address';
import { nameClient } from './client-ip';
import type { MovedAddresses } from './moved-addresses';
import { replaceFailure } from './page-failure';
import { nameRequest } from './request-id';
import { withRequestLog } from './request-log';
import { targetForNext } from './target';

const ONE_YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;

/** Where the shop tells what changed (app/api/revalidate). */
const CHANGES = '/api/revalidate';

/** app/(content)/unavailable. */
export const UNAVAILABLE_PAGE = '/unavailable';

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;
type Mount = { prefix: string; serve: (req: IncomingMessage, res: ServerResponse, next: () => void) => void };

export type FrontOptions = {
  /** Product pictures, named by their content. */
  mediaDir: string;
  /** Built scripts and styles with their .br and .gz beside them; undefined in development. */
  staticDir?: string | undefined;
  next: Handler;
  moved: MovedAddresses;
  /** What shoppers get for a page that could not be made; undefined in development, which shows why. */
  unavailablePage?: (() => Promise<string | undefined>) | undefined;
};

/**
 * Serves files whose name never changes its content from disk and leads to the one address of each page (308);
 * everything else is Next's.
 */
export function createFront({
  mediaDir,
  staticDir,
  next,
  moved,
  unavailablePage,
}: FrontOptions): RequestListener {
  const mounts = [mediaMount(mediaDir), ...(staticDir ? [staticMount(staticDir)] : [])];
  const passOn: RequestListener = (req, res) => {
    const target = targetForNext(req.url);
    const address = isRead(req) ? canonicalAddress(target, moved.movedTo) : undefined;
    if (address !== undefined) return redirect(res, address);
    if (target === CHANGES) res.once('finish', () => res.statusCode < 300 && void moved.refresh());
    req.url = target;
    void next(req, res);
  };
  const handle: RequestListener = (req, res) => {
    if (unavailablePage && isRead(req) && !isOwnPath(req)) replaceFailure(req, res, unavailablePage);
    const mount = isRead(req) ? mounts.find(({ prefix }) => req.url?.startsWith(prefix)) : undefined;
    if (!mount) return passOn(req, res);
    const { url } = req;
    req.url = url?.slice(mount.prefix.length - 1);
    mount.serve(req, res, () => {
      req.url = url;
      passOn(req, res);
    });
  };
  return (req, res) => {
    nameClient(req);
    nameRequest(req);
    withRequestLog(req, res, () => handle(req, res));
  };
}

/** For good, as search engines take it; browsers ask again, since what was renamed may get its old name back. */
function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { location, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}

/** Answers of /api have their own envelope, and the page of a failure is asked for by ourselves. */
function isOwnPath({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/') || url.startsWith(UNAVAILABLE_PAGE);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function mediaMount(dir: string): Mount {
  // `dev` makes sirv look at the disk on each request: pictures arrive while the shop runs.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (res) => res.setHeader('Cache-Control', IMMUTABLE),
  });
  return { prefix: '/media/', serve: (req, res) => files(req, res) };
}

function staticMount(dir: string): Mount {
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    extensions: [],
    etag: true,
    maxAge: ONE_YEAR_S,
    immutable: true,
  });
  return { prefix: '/_next/static/', serve: (req, res, next) => files(req, res, next) };
}
