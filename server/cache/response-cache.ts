import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pageOf } from '@/lib/config/addresses.mjs';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { acceptedEncoding } from '@/server/http/accepted-encoding';
import { askEachTime } from '@/server/http/cache-control';
import { compress, type Encoding } from '@/server/http/compress';
import { type HeldResponse, holdResponse, type Send } from '@/server/http/hold-response';
import { isForRouter, ROUTER_HEADERS } from '@/server/http/router-headers';
import { etagOf, matchesEtag } from './etag';
import type { CachedPage, PageStore } from './page-store';
import { type Renewals, renewals } from './renewals';

/** A kind of cached response: its cache key, without the encoding, and whether a response may be stored. */
export type CachePolicy = {
  keyOf: (req: IncomingMessage) => string;
  isFresh: (res: ServerResponse) => boolean;
};

/** Next's header for its cache state; `HIT` is a fresh page from its cache, the same for every visitor. */
const CACHE_STATE_HEADER = 'x-nextjs-cache';
const HIT = 'HIT';

const PAGE_CACHE_POLICY: CachePolicy = {
  // why: RSC data contains the query, so it is cached per URL; the HTML does not
  keyOf: (req) =>
    isForRouter(req)
      ? [req.url, ...ROUTER_HEADERS.map((header) => req.headers[header] ?? '')].join('\n')
      : pageOf(req.url ?? ''),
  isFresh: (res) => res.getHeader(CACHE_STATE_HEADER) === HIT,
};

/** Headers of a single response, not stored with the page. */
const PER_RESPONSE_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** File extensions of what Next renders; those of public/ are static files. */
const RENDERED_EXTENSIONS = new Set(['', '.txt', '.webmanifest', '.xml']);
const TEXT = /^(text\/|application\/(json|manifest\+json|xml))/;
const VARIES = 'Accept-Encoding';
/** Smaller bodies fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1_024;

export type ResponseCache = {
  /** Sends a fresh page from the cache; false when there is none. */
  send: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Whether there is an entry, even a stale one: then Next probably has the page cached too. */
  hasEntry: (req: IncomingMessage) => boolean;
  /** Resolves when another request has renewed, or failed to renew, the same stale entry; undefined when none does. */
  renewal: (req: IncomingMessage) => Promise<void> | undefined;
  /** Compresses the response that Next will send and stores it if it is fresh. */
  compressAndStore: (req: IncomingMessage, res: ServerResponse) => void;
  /** Compresses the response that Next will send, without storing it. */
  compressOnly: (req: IncomingMessage, res: ServerResponse) => void;
};

/** Serves responses that are the same for every visitor without calling Next again (docs/adr/0017). */
export function responseCache(
  store: PageStore,
  { keyOf, isFresh }: CachePolicy = PAGE_CACHE_POLICY,
): ResponseCache {
  const renewed = renewals();
  return {
    send: (req, res) => {
      const encoding = encodingFor(req);
      const page = encoding && store.get(keyOf(req), encoding);
      if (!page) return false;
      const status = applyPageHeaders(res, page, encoding, req.headers['if-none-match']);
      if (res.hasHeader(REQUEST_ID_HEADER))
        res.setHeader(REQUEST_ID_HEADER, req.headers[REQUEST_ID_HEADER] ?? '');
      res.writeHead(status).end(status === 304 || req.method === 'HEAD' ? undefined : page.body);
      return true;
    },
    hasEntry: (req) => {
      const encoding = encodingFor(req);
      return encoding !== undefined && store.has(keyOf(req), encoding);
    },
    renewal: (req) => {
      const encoding = encodingFor(req);
      return encoding && renewed.running(`${encoding} ${keyOf(req)}`, store.generation());
    },
    compressAndStore: (req, res) => compressAndStore(req, res, { store, keyOf, isFresh, renewed }),
    compressOnly: (req, res) => {
      const encoding = encodingFor(req);
      if (!encoding || req.method !== 'GET') return;
      delete req.headers['accept-encoding'];
      holdResponse(res, (held, send) => sendCompressed(res, encoding, held, send));
    },
  };
}

function compressAndStore(
  req: IncomingMessage,
  res: ServerResponse,
  { store, keyOf, isFresh, renewed }: CachePolicy & { store: PageStore; renewed: Renewals },
): void {
  const encoding = encodingFor(req);
  if (!encoding || req.method !== 'GET') {
    holdResponse(res, ({ status, body }, send) => {
      askEachTime(res);
      send(status, body);
    });
    return;
  }
  const [key, requestedIn] = [keyOf(req), store.generation()];
  const ifNoneMatch = req.headers['if-none-match'];
  // why: only what has an entry is known to be the same for every visitor
  const end = store.has(key, encoding) ? renewed.begin(`${encoding} ${key}`, requestedIn) : undefined;
  if (end) res.once('close', end);
  // why: Next must send the whole page, uncompressed
  delete req.headers['accept-encoding'];
  delete req.headers['if-none-match'];
  holdResponse(res, async ({ status, body }, send) => {
    askEachTime(res);
    if (status === 200 && isFresh(res) && setsNoCookie(res) && isText(res)) {
      const page = await store.put(key, encoding, { headers: headersOf(res), body }, requestedIn);
      end?.();
      const sent = applyPageHeaders(res, page, encoding, ifNoneMatch);
      return send(sent, sent === 304 ? undefined : page.body);
    }
    if (status === 200 && res.hasHeader(CACHE_STATE_HEADER)) setEtag(res, etagOf(body));
    await sendCompressed(res, encoding, { status, body }, send);
  });
}

async function sendCompressed(
  res: ServerResponse,
  encoding: Encoding,
  { status, body }: HeldResponse,
  send: Send,
): Promise<void> {
  if (body.length < MIN_COMPRESSED_BYTES || !isText(res)) return send(status, body);
  const compressed = await compress(body, encoding);
  setEncoding(res, compressed, encoding);
  send(status, compressed);
}

function encodingFor({ url = '', headers }: IncomingMessage): Encoding | undefined {
  if (!RENDERED_EXTENSIONS.has(path.posix.extname(url.split('?', 1)[0] ?? ''))) return undefined;
  return acceptedEncoding(headers['accept-encoding']);
}

/** Next may send `Set-Cookie` on a cached page, to delete a preview cookie that this one browser sent. */
function setsNoCookie(res: ServerResponse): boolean {
  return !res.hasHeader('set-cookie');
}

function isText(res: ServerResponse): boolean {
  return TEXT.test(String(res.getHeader('content-type') ?? ''));
}

function headersOf(res: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(res.getHeaders()).filter(([header]) => !PER_RESPONSE_HEADERS.includes(header)),
  );
}

/** Sets a page's headers on a response; returns its status, 304 when `ifNoneMatch` matches the page. */
function applyPageHeaders(
  res: ServerResponse,
  { headers, etag, body }: CachedPage,
  encoding: Encoding,
  ifNoneMatch?: string,
): 200 | 304 {
  for (const [header, value] of Object.entries(headers)) res.setHeader(header, value ?? []);
  setEncoding(res, body, encoding);
  setEtag(res, etag);
  if (!matchesEtag(ifNoneMatch, etag)) return 200;
  for (const header of ['content-length', 'content-encoding']) res.removeHeader(header);
  return 304;
}

/** A weak ETag, since the bytes of a page differ by encoding. */
function setEtag(res: ServerResponse, etag: string): void {
  res.setHeader('etag', `W/${etag}`);
}

function setEncoding(res: ServerResponse, body: Buffer, encoding: Encoding): void {
  const varies = String(res.getHeader('vary') ?? '');
  if (!varies.includes(VARIES)) res.setHeader('vary', varies ? `${varies}, ${VARIES}` : VARIES);
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.setHeader('content-length', body.length);
}
