import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { nameClient } from './client-ip';

const ONE_YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;
type Mount = { prefix: string; serve: (req: IncomingMessage, res: ServerResponse, next: () => void) => void };

export type FrontOptions = {
  /** Product pictures, named by their content. */
  mediaDir: string;
  /** Built scripts and styles with their .br and .gz beside them; undefined in development. */
  staticDir?: string | undefined;
  next: Handler;
};

/** Serves files whose name never changes its content from disk, everything else with Next. */
export function createFront({ mediaDir, staticDir, next }: FrontOptions): RequestListener {
  const mounts = [mediaMount(mediaDir), ...(staticDir ? [staticMount(staticDir)] : [])];
  return (req, res) => {
    nameClient(req);
    const mount = isRead(req) ? mounts.find(({ prefix }) => req.url?.startsWith(prefix)) : undefined;
    if (!mount) return void next(req, res);
    const { url } = req;
    req.url = url?.slice(mount.prefix.length - 1);
    mount.serve(req, res, () => {
      req.url = url;
      void next(req, res);
    });
  };
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
