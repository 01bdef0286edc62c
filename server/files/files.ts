import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { type CacheSmallFiles, smallFileCache } from './small-files';

const ONE_YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR_S}, immutable`;
const REVALIDATE = 'public, max-age=0';

/** A folder of static files; `serve` calls `next` when the file does not exist. */
type Mount = {
  /** The path prefix, ending with a slash; without the slash, the one exact path it serves. */
  prefix: string;
  serve: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

const WEBP = /\.webp$/;

/** Product pictures with a content hash in their names; sends the AVIF variant to clients that accept it. */
function mediaMount(dir: string, cacheSmallFiles: CacheSmallFiles): Mount {
  // `dev` makes sirv read the folder on each request: pictures are added while the shop runs.
  const setHeaders = (res: ServerResponse): void => {
    res.setHeader('Cache-Control', IMMUTABLE);
    res.setHeader('Vary', 'Accept');
  };
  const files = cacheSmallFiles(sirv(dir, { dev: true, etag: true, extensions: [], setHeaders }));
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

/** Built scripts and styles, each with a precompressed .br and .gz file. */
function staticMount(dir: string, cacheSmallFiles: CacheSmallFiles): Mount {
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    extensions: [],
    etag: true,
    maxAge: ONE_YEAR_S,
    immutable: true,
  });
  return { prefix: '/_next/static/', serve: cacheSmallFiles(files) };
}

/** File names with a content hash. */
const HASHED = /-[0-9a-f]{8}\.\w+$/;

/** The folders of public/: logos, fonts and drawings. */
function publicMounts(dir: string, cacheSmallFiles: CacheSmallFiles): Mount[] {
  const folders = fs.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const setHeaders = (res: ServerResponse, file: string): void => {
    res.setHeader('Cache-Control', HASHED.test(file) ? IMMUTABLE : REVALIDATE);
  };
  return folders.map(({ name }) => {
    const files = sirv(path.join(dir, name), { extensions: [], etag: true, maxAge: 0, setHeaders });
    return { prefix: `/${name}/`, serve: cacheSmallFiles(files) };
  });
}

/** When `isOn` is false, browsers get a worker that clears its caches and unregisters itself. */
type WorkerFiles = { dir: string; isOn: boolean };

/** The service worker; served at the root, so that its scope is every page. Browsers revalidate it on each visit. */
function workerMount({ dir, isOn }: WorkerFiles, cacheSmallFiles: CacheSmallFiles): Mount {
  const files = cacheSmallFiles(
    sirv(dir, { brotli: true, gzip: true, extensions: [], etag: true, maxAge: 0 }),
  );
  return {
    prefix: '/sw.js',
    serve: (req, res, next) => {
      req.url = isOn ? '/sw.js' : '/no-sw.js';
      files(req, res, next);
    },
  };
}

export type BuiltFiles = {
  /** Built scripts and styles, each with a precompressed .br and .gz file. */
  staticDir: string;
  publicDir: string;
  worker: WorkerFiles;
};

/** All static folders; without a build (in development) only the product pictures. */
export function mountsOf(mediaDir: string, built: BuiltFiles | undefined): Mount[] {
  const cacheSmallFiles = smallFileCache();
  const media = mediaMount(mediaDir, cacheSmallFiles);
  if (!built) return [media];
  const { staticDir, publicDir, worker } = built;
  const buildMounts = [staticMount(staticDir, cacheSmallFiles), workerMount(worker, cacheSmallFiles)];
  return [media, ...buildMounts, ...publicMounts(publicDir, cacheSmallFiles)];
}
