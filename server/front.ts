import type { RequestListener, ServerResponse } from 'node:http';
import { canonicalAddress } from '@/lib/config/canonical-address';
import { nameClient, nameSite } from './client-ip';
import { type BuiltFiles, mountsOf } from './files';
import { inTurn } from './in-turn';
import { keptByFront, PLAIN_CART } from './kept-by-front';
import type { Generation } from './page-store';
import { type BuiltPages, type NextOptions, passToNext } from './pass-to-next';
import { READY, type Readiness } from './readiness';
import { refusalOf } from './refusal';
import { refuse } from './refuse';
import { nameRequest } from './request-id';
import { askForPage, isForRouter } from './router-headers';
import { securityHeaders } from './security-headers';
import { isRead, pathIn, targetForNext } from './target';
import type { ClientAddress } from './trusted-proxies';

/** Next and the front each wait for the end of an answer for several reasons; more than these would be a leak. */
const LISTENERS = 20;

export type FrontOptions = NextOptions & {
  /** Where shoppers find the shop. */
  appOrigin: string;
  clientOf: ClientAddress;
  /** Product pictures, named by their content. */
  mediaDir: string;
  lastChangeAtOnce: () => Generation;
  ready: Readiness;
  /** Undefined in development, whose tools need what is refused here. */
  built?: BuiltShop | undefined;
};

export type BuiltShop = BuiltFiles & BuiltPages;

/**
 * Stands before Next: says who the client is, refuses what no browser sends, serves files whose name never changes its
 * content from disk, leads to the one address of each page (308) and turns away what is too much. The rest is Next's.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { appOrigin, clientOf, mediaDir, lastChangeAtOnce, moved, ready, built } = options;
  const mounts = mountsOf(mediaDir, built);
  const setSecurityHeaders = securityHeaders(appOrigin);
  const { host, protocol } = new URL(appOrigin);
  const site = { host, protocol };
  const store = keptByFront(lastChangeAtOnce);
  const giveToNext = passToNext(options, store);

  const passOn: RequestListener = (req, res) => {
    const target = targetForNext(req.url, built !== undefined);
    const address = isRead(req) ? canonicalAddress(target, moved.movedTo) : undefined;
    if (address !== undefined) return redirect(res, address);
    const kept = built !== undefined && isRead(req) ? store.of(target) : undefined;
    req.url = target;
    // why: no router knows the plain cart
    if (!isForRouter(req) || pathIn(target) === PLAIN_CART) askForPage(req);
    if (!kept?.send(req, res)) giveToNext(req, res, { target, kept });
  };

  const serve: RequestListener = (req, res) => {
    if (req.url === READY && isRead(req)) return ready.answer(req, res);
    const mount = isRead(req) ? mounts.find(({ prefix }) => isIn(prefix, req.url ?? '')) : undefined;
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

function isIn(prefix: string, url: string): boolean {
  return prefix.endsWith('/') ? url.startsWith(prefix) : url.split('?', 1)[0] === prefix;
}

/** For good, as search engines take it; browsers ask again, since what was renamed may get its old name back. */
function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { location, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}
