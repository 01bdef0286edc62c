import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { matchesEtag } from '@/server/cache/etag';
import { acceptedEncoding } from '@/server/http/accepted-encoding';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 256 * 1024;
/** Estimated memory of a file's headers and cache entry. */
const ENTRY_OVERHEAD_BYTES = 2_048;

/** Headers that sirv sets for a file; the others are set on every response. */
const FILE_HEADERS = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/** Headers a 304 repeats (RFC 9110, 15.4.5). */
const NOT_MODIFIED_HEADERS = ['cache-control', 'etag', 'vary'];

/** Sends the requested file, as sirv does; if it does not exist, calls `next`, or sends 404 without one. */
type SendFile = (req: IncomingMessage, res: ServerResponse, next?: () => void) => void;

/** Caches files in memory once they were sent. Only for files that do not change while the shop runs. */
export type CacheSmallFiles = (files: SendFile) => SendFile;

type SmallFile = { headers: OutgoingHttpHeaders; body: Buffer };

/** One LRU cache for the small files of all folders. */
export function smallFileCache(): CacheSmallFiles {
  const cache = new LRUCache<string, SmallFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + ENTRY_OVERHEAD_BYTES,
  });
  let folders = 0;
  return (files) => {
    const folder = folders++;
    return (req, res, next) => {
      // why: sirv reads past invalid ranges or throws; a server may ignore Range (RFC 9110, 14.2)
      delete req.headers.range;
      // why: sirv only looks for an encoding's name, even when it is refused with q=0
      const encoding = acceptedEncoding(req.headers['accept-encoding']);
      req.headers['accept-encoding'] = encoding;
      const key = `${folder} ${encoding} ${req.url?.split('?', 1)[0]}`;
      const file = cache.get(key);
      if (file) return send(req, res, file);
      const copy = (from: Readable) => {
        from.once('error', () => res.destroy());
        // why: `pipe` does not close the file when the client disconnects
        res.once('close', () => from.destroy());
        if (req.method === 'GET') copyFile(res, from, (whole) => cache.set(key, whole));
      };
      res.once('pipe', copy);
      const leave = (): void => {
        res.off('pipe', copy);
        next?.();
      };
      files(req, res, next && leave);
    };
  };
}

function send(req: IncomingMessage, res: ServerResponse, { headers, body }: SmallFile): void {
  if (matchesEtag(req.headers['if-none-match'], String(headers.etag))) {
    const repeated = Object.entries(headers).filter(([name]) => NOT_MODIFIED_HEADERS.includes(name));
    res.writeHead(304, Object.fromEntries(repeated)).end();
    return;
  }
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
}

/** Passes a small file that is sent whole to `store`, once all of it was read. */
function copyFile(res: ServerResponse, from: Readable, store: (file: SmallFile) => void): void {
  const bytes = Number(res.getHeader('content-length'));
  if (res.statusCode !== 200 || !(bytes <= MAX_FILE_BYTES)) return;
  const names = FILE_HEADERS.filter((name) => res.hasHeader(name));
  const headers = Object.fromEntries(names.map((name) => [name, res.getHeader(name)]));
  const parts: Buffer[] = [];
  let read = 0;
  from.on('data', (part: Buffer) => {
    parts.push(part);
    read += part.length;
    // why: a client that has all bytes may request the file again before the stream emits `end`
    if (read === bytes) store({ headers, body: Buffer.concat(parts) });
  });
}
