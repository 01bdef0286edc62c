import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pageOf } from '@/lib/config/addresses.mjs';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { acceptedEncoding } from './accepted-encoding';
import { compress, type Encoding } from './compress';
import { etagOf, namesCopy } from './etag';
import { type HeldAnswer, holdAnswer, type Send } from './hold-answer';
import type { PageStore, ReadyPage } from './page-store';
import { isForRouter, ROUTER_HEADERS } from './router-headers';

/** What lies ready: by what it is asked for, besides its encoding, and which answers of Next are to be kept. */
export type Kind = {
  keyOf: (req: IncomingMessage) => string;
  isFresh: (res: ServerResponse) => boolean;
};

/** How Next says where a page came from: from its cache, where it is the same for everybody, and not old. */
const STATE = 'x-nextjs-cache';
const FRESH = 'HIT';

const PAGES: Kind = {
  // why: Next tells its router of the query, so that its data is of one address; the page is not
  keyOf: (req) =>
    isForRouter(req)
      ? [req.url, ...ROUTER_HEADERS.map((header) => req.headers[header] ?? '')].join('\n')
      : pageOf(req.url ?? ''),
  isFresh: (res) => res.getHeader(STATE) === FRESH,
};

/** Said of one answer, not of the page. */
const OF_ONE_ANSWER = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Of pages, and of files that are made as pages are; the files of public/ are served as they are. */
const ENDINGS = new Set(['', '.txt', '.webmanifest', '.xml']);
const TEXT = /^(text\/|application\/(json|manifest\+json|xml))/;
const VARIES = 'Accept-Encoding';
/** Smaller ones fit into a packet as they are. */
const SMALLEST_BYTES = 1_024;

export type ReadyPages = {
  /** Sends a page that lies ready; false when it does not. */
  send: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Whether the page was there before, so that Next has it made already. */
  wasThere: (req: IncomingMessage) => boolean;
  /** Has what Next answers sent compressed, and kept where it is fresh. */
  collect: (req: IncomingMessage, res: ServerResponse) => void;
  /** Has what Next answers sent compressed, and never kept. */
  pack: (req: IncomingMessage, res: ServerResponse) => void;
};

/** What is the same for everybody goes out without asking Next again (docs/adr/0017). */
export function readyPages(store: PageStore, { keyOf, isFresh }: Kind = PAGES): ReadyPages {
  return {
    send: (req, res) => {
      const encoding = encodingFor(req);
      const page = encoding && store.get(keyOf(req), encoding);
      if (!page) return false;
      const status = name(res, page, encoding, req.headers['if-none-match']);
      if (res.hasHeader(REQUEST_ID_HEADER))
        res.setHeader(REQUEST_ID_HEADER, req.headers[REQUEST_ID_HEADER] ?? '');
      res.writeHead(status).end(status === 304 || req.method === 'HEAD' ? undefined : page.body);
      return true;
    },
    wasThere: (req) => {
      const encoding = encodingFor(req);
      return encoding !== undefined && store.has(keyOf(req), encoding);
    },
    collect: (req, res) => {
      const encoding = encodingFor(req);
      if (!encoding || req.method !== 'GET') return;
      const [key, askedIn] = [keyOf(req), store.generation()];
      const copy = req.headers['if-none-match'];
      // why: Next shall answer with the whole page as it is
      delete req.headers['accept-encoding'];
      delete req.headers['if-none-match'];
      holdAnswer(res, async ({ status, body }, send) => {
        if (status === 200 && isFresh(res) && isForEverybody(res) && isText(res)) {
          const page = await store.keep(key, encoding, { headers: headersOf(res), body }, askedIn);
          const sent = name(res, page, encoding, copy);
          return send(sent, sent === 304 ? undefined : page.body);
        }
        if (status === 200 && res.hasHeader(STATE)) nameEtag(res, etagOf(body));
        await sendPacked(res, encoding, { status, body }, send);
      });
    },
    pack: (req, res) => {
      const encoding = encodingFor(req);
      if (!encoding || req.method !== 'GET') return;
      delete req.headers['accept-encoding'];
      holdAnswer(res, (answer, send) => void sendPacked(res, encoding, answer, send));
    },
  };
}

async function sendPacked(
  res: ServerResponse,
  encoding: Encoding,
  { status, body }: HeldAnswer,
  send: Send,
): Promise<void> {
  if (body.length < SMALLEST_BYTES || !isText(res)) return send(status, body);
  const packed = await compress(body, encoding);
  nameEncoding(res, packed, encoding);
  send(status, packed);
}

function encodingFor({ url = '', headers }: IncomingMessage): Encoding | undefined {
  if (!ENDINGS.has(path.posix.extname(url.split('?', 1)[0] ?? ''))) return undefined;
  return acceptedEncoding(headers['accept-encoding']);
}

/** Next takes back cookies of its own that a browser sent, on pages too. */
function isForEverybody(res: ServerResponse): boolean {
  return !res.hasHeader('set-cookie');
}

function isText(res: ServerResponse): boolean {
  return TEXT.test(String(res.getHeader('content-type') ?? ''));
}

function headersOf(res: ServerResponse): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(res.getHeaders()).filter(([header]) => !OF_ONE_ANSWER.includes(header)),
  );
}

/** Puts a page's headers on an answer; answers its status, 304 for a browser that has the page. */
function name(
  res: ServerResponse,
  { headers, etag, body }: ReadyPage,
  encoding: Encoding,
  copy?: string,
): 200 | 304 {
  for (const [header, value] of Object.entries(headers)) res.setHeader(header, value ?? []);
  nameEncoding(res, body, encoding);
  nameEtag(res, etag);
  if (!namesCopy(copy, etag)) return 200;
  for (const header of ['content-length', 'content-encoding']) res.removeHeader(header);
  return 304;
}

/** A weak one, for a page has other bytes in each encoding. */
function nameEtag(res: ServerResponse, etag: string): void {
  res.setHeader('etag', `W/${etag}`);
}

function nameEncoding(res: ServerResponse, body: Buffer, encoding: Encoding): void {
  const varies = String(res.getHeader('vary') ?? '');
  if (!varies.includes(VARIES)) res.setHeader('vary', varies ? `${varies}, ${VARIES}` : VARIES);
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.setHeader('content-length', body.length);
}
