import type { RequestListener, ServerResponse } from 'node:http';
import { canonicalAddress } from '@/lib/config/canonical-address';
import { frontCaches, PLAIN_CART } from './cache/front-caches';
import type { Generation } from './cache/page-store';
import { type BuiltFiles, mountsOf } from './files/files';
import { ASKED_EACH_TIME } from './http/cache-control';
import { setClientIp, setHost } from './http/client-ip';
import { refusalOf } from './http/refusal';
import { ensureRequestId } from './http/request-id';
import { isForRouter, stripRouterHeaders } from './http/router-headers';
import { securityHeaders } from './http/security-headers';
import { sendError } from './http/send-error';
import { isRead, pathIn, targetForNext } from './http/target';
import type { ClientAddress } from './http/trusted-proxies';
import { READY, type Readiness } from './load/readiness';
import { type BuiltPages, type NextOptions, passToNext } from './pass-to-next';
import { inPipelineOrder } from './pipeline-order';

/** Next and the front add several close listeners to each response; more than this would be a leak. */
const LISTENERS = 20;

export type FrontOptions = NextOptions & {
  /** The public origin of the shop. */
  appOrigin: string;
  clientOf: ClientAddress;
  /** Folder of product pictures, with a content hash in their names. */
  mediaDir: string;
  lastImmediateChange: () => Generation;
  ready: Readiness;
  /** Undefined in development, whose tools send requests that the front would refuse. */
  built?: BuiltShop | undefined;
};

export type BuiltShop = BuiltFiles & BuiltPages;

/**
 * The request handler in front of Next: sets the client IP, refuses requests that no browser sends, serves static
 * files, redirects to canonical URLs (308), sheds load and sends cached responses. Next handles all other requests.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { appOrigin, clientOf, mediaDir, lastImmediateChange, moved, ready, built } = options;
  const mounts = mountsOf(mediaDir, built);
  const setSecurityHeaders = securityHeaders(appOrigin);
  const { host, protocol } = new URL(appOrigin);
  const site = { host, protocol };
  const caches = frontCaches(lastImmediateChange);
  const sendToNext = passToNext(options, caches);

  const passOn: RequestListener = (req, res) => {
    const target = targetForNext(req.url, built !== undefined);
    const address = isRead(req) ? canonicalAddress(target, moved.movedTo) : undefined;
    if (address !== undefined) return redirect(res, address);
    const cache = built !== undefined && isRead(req) ? caches.cacheFor(target) : undefined;
    req.url = target;
    // why: the plain cart is never loaded by Next's client-side router
    if (!isForRouter(req) || pathIn(target) === PLAIN_CART) stripRouterHeaders(req);
    if (cache?.send(req, res)) return;
    const ask = () => sendToNext(req, res, { target, cache });
    const renewal = cache?.renewal(req);
    if (renewal) void renewal.then(() => res.closed || cache?.send(req, res) || ask());
    else ask();
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
    if (refusal)
      return sendError(req, res, { ...refusal, code: 'bad_request', page: 'error.not_understood' });
    setHost(req, site);
    serve(req, res);
  };

  return (req, res) => {
    res.setMaxListeners(LISTENERS);
    inPipelineOrder(res, () => {
      setClientIp(req, clientOf);
      ensureRequestId(req);
      (built ? guard : serve)(req, res);
    });
  };
}

function isIn(prefix: string, url: string): boolean {
  return prefix.endsWith('/') ? url.startsWith(prefix) : url.split('?', 1)[0] === prefix;
}

/** Permanent for search engines; browsers revalidate it, since a renamed page may get its old name back. */
function redirect(res: ServerResponse, location: string): void {
  res.writeHead(308, { location, 'cache-control': ASKED_EACH_TIME }).end();
}
