import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { type KeepSmall, smallFiles } from './small-files';

const ONE_YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;
const ASK_AGAIN = 'public, max-age=0';

/** A folder whose files are served as they are; `serve` calls `next` for what is not there. */
export type Mount = {
  /** Of all its addresses, with a slash at its end; without one, its only address. */
  prefix: string;
  serve: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

const WEBP = /\.webp$/;

/** Product pictures, named by their content: as AVIF, where there is one, for who takes it. */
function mediaMount(dir: string, keepSmall: KeepSmall): Mount {
  // `dev` makes sirv look at the disk on each request: pictures arrive while the shop runs.
  const setHeaders = (res: ServerResponse): void => {
    res.setHeader('Cache-Control', IMMUTABLE);
    res.setHeader('Vary', 'Accept');
  };
  const files = keepSmall(sirv(dir, { dev: true, etag: true, extensions: [], setHeaders }));
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
function staticMount(dir: string, keepSmall: KeepSmall): Mount {
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    extensions: [],
    etag: true,
    maxAge: ONE_YEAR_S,
    immutable: true,
  });
  return { prefix: '/_next/static/', serve: keepSmall(files) };
}

/** Named by their content. */
const HASHED = /-[0-9a-f]{8}\.\w+$/;

/** The folders of public/: marks, fonts and drawings of the shop. */
function publicMounts(dir: string, keepSmall: KeepSmall): Mount[] {
  const folders = fs.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const setHeaders = (res: ServerResponse, file: string): void => {
    res.setHeader('Cache-Control', HASHED.test(file) ? IMMUTABLE : ASK_AGAIN);
  };
  return folders.map(({ name }) => {
    const files = sirv(path.join(dir, name), { extensions: [], etag: true, maxAge: 0, setHeaders });
    return { prefix: `/${name}/`, serve: keepSmall(files) };
  });
}

/** Switched off, browsers get one that forgets everything and leaves. */
export type WorkerFiles = { dir: string; isOn: boolean };

/** The service worker; at the top, so that it may serve every page. Browsers ask for it again with each visit. */
function workerMount({ dir, isOn }: WorkerFiles, keepSmall: KeepSmall): Mount {
  const files = keepSmall(sirv(dir, { brotli: true, gzip: true, extensions: [], etag: true, maxAge: 0 }));
  return {
    prefix: '/sw.js',
    serve: (req, res, next) => {
      req.url = isOn ? '/sw.js' : '/no-sw.js';
      files(req, res, next);
    },
  };
}

export type BuiltFiles = {
  /** Built scripts and styles with their .br and .gz beside them. */
  staticDir: string;
  publicDir: string;
  worker: WorkerFiles;
};

/** All folders whose files are served as they are; in development, which has nothing built, the pictures' only. */
export function mountsOf(mediaDir: string, built: BuiltFiles | undefined): Mount[] {
  const keepSmall = smallFiles();
  const media = mediaMount(mediaDir, keepSmall);
  if (!built) return [media];
  const { staticDir, publicDir, worker } = built;
  const ofTheBuild = [staticMount(staticDir, keepSmall), workerMount(worker, keepSmall)];
  return [media, ...ofTheBuild, ...publicMounts(publicDir, keepSmall)];
}
