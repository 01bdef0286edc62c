import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from './accepted-encoding';
import { namesCopy } from './etag';

const MOST_BYTES = 32 * 1024 * 1024;
const LARGEST_FILE_BYTES = 256 * 1024;
/** What a file's headers and its place in memory come to. */
const BESIDES_BYTES = 2_048;

/** What sirv says of a file; the rest is said of every answer. */
const OF_A_FILE = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

/** What who has a copy is told all the same (RFC 9110, 15.4.5). */
const OF_A_COPY = ['cache-control', 'etag', 'vary'];

/** Sends the file of a request, as sirv does; what is not there is 404, or left to `next`. */
export type SendFile = (req: IncomingMessage, res: ServerResponse, next?: () => void) => void;

/** Has files that were sent once go out from memory. For files that stay as they are while the shop runs. */
export type KeepSmall = (files: SendFile) => SendFile;

type SmallFile = { headers: OutgoingHttpHeaders; body: Buffer };

/** One memory for small files of all folders; those that nobody asks for make room. */
export function smallFiles(): KeepSmall {
  const kept = new LRUCache<string, SmallFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length + BESIDES_BYTES,
  });
  let folders = 0;
  return (files) => {
    const folder = folders++;
    return (req, res, next) => {
      // why: sirv reads beyond what it was asked for, or throws; whole files are as right (RFC 9110, 14.2)
      delete req.headers.range;
      // why: sirv looks for the word of an encoding, also where it is refused with q=0
      const encoding = acceptedEncoding(req.headers['accept-encoding']);
      req.headers['accept-encoding'] = encoding;
      const key = `${folder} ${encoding} ${req.url?.split('?', 1)[0]}`;
      const file = kept.get(key);
      if (file) return send(req, res, file);
      const copy = (from: Readable) => {
        from.once('error', () => res.destroy());
        // why: `pipe` leaves the file open for who has gone
        res.once('close', () => from.destroy());
        if (req.method === 'GET') copyFile(res, from, (whole) => kept.set(key, whole));
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
  if (namesCopy(req.headers['if-none-match'], String(headers.etag))) {
    const said = Object.entries(headers).filter(([name]) => OF_A_COPY.includes(name));
    res.writeHead(304, Object.fromEntries(said)).end();
    return;
  }
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
}

/** Hands a small file that goes out whole to `keep`, once all of it was read. */
function copyFile(res: ServerResponse, from: Readable, keep: (file: SmallFile) => void): void {
  const bytes = Number(res.getHeader('content-length'));
  if (res.statusCode !== 200 || !(bytes <= LARGEST_FILE_BYTES)) return;
  const said = OF_A_FILE.filter((name) => res.hasHeader(name));
  const headers = Object.fromEntries(said.map((name) => [name, res.getHeader(name)]));
  const parts: Buffer[] = [];
  let read = 0;
  from.on('data', (part: Buffer) => {
    parts.push(part);
    read += part.length;
    // why: who has all bytes of a file may ask again before its stream has told of its end
    if (read === bytes) keep({ headers, body: Buffer.concat(parts) });
  });
}
