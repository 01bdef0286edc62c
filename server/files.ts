import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const ONE_YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;

/** A folder whose files are served as they are; `serve` calls `next` for what is not there. */
export type Mount = {
  prefix: string;
  serve: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

const WEBP = /\.webp$/;

/** Product pictures, named by their content: as AVIF, where there is one, for who takes it. */
export function mediaMount(dir: string): Mount {
  // `dev` makes sirv look at the disk on each request: pictures arrive while the shop runs.
  const files = sirv(dir, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders: (res) => {
      res.setHeader('Cache-Control', IMMUTABLE);
      res.setHeader('Vary', 'Accept');
    },
  });
  const serve: Mount['serve'] = (req, res) => {
    const { url } = req;
    if (!url || !req.headers.accept?.includes('image/avif')) return files(req, res);
    req.url = url.replace(WEBP, '.avif');
    files(req, res, () => {
      req.url = url;
      files(req, res);
    });
  };
  return { prefix: '/media/', serve };
}

/** Built scripts and styles with their .br and .gz beside them. */
export function staticMount(dir: string): Mount {
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

/** Switched off, browsers get one that forgets everything and leaves. */
export type WorkerFiles = { dir: string; isOn: boolean };

/** The service worker; at the top, so that it may serve every page. Browsers ask for it again with each visit. */
export function workerMount({ dir, isOn }: WorkerFiles): Mount {
  const files = sirv(dir, { brotli: true, gzip: true, extensions: [], etag: true, maxAge: 0 });
  return {
    prefix: '/sw.js',
    serve: (req, res, next) => {
      req.url = isOn ? '/sw.js' : '/no-sw.js';
      files(req, res, next);
    },
  };
}
