import http from 'node:http';
import https from 'node:https';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Kind, kindOf } from './kind';
import type { PageRequest, Phase } from './visit';

/** Bytes of a body on the wire: uncompressed, gzip and Brotli. */
export type Bytes = { raw: number; gzip: number; br: number };
/** A weighed response. `text` is set for scripts only. `inPage` means inlined in the page, without its own request. */
export type Weighed = Bytes & {
  url: string;
  kind: Kind;
  phase: Phase;
  count: number;
  text?: string;
  inPage?: boolean;
};

const CONNECTION_HEADER = /^(:|accept-encoding$|host$|connection$|content-length$|cookie$|range$)/i;
const ROUTER_HEADER = /^(rsc|next-)/i;

type Answer = { type: string; body: Buffer };

const STYLES = /<style>([\s\S]*?)<\/style>/;

/** Repeats every GET request once per encoding, since the byte counts of a browser vary between runs, bodies do not. */
export async function weigh(requests: readonly PageRequest[], cookie = ''): Promise<Weighed[]> {
  const weighed = new Map<string, Weighed>();
  for (const { url, method, headers, phase } of requests.filter((one) => one.method === 'GET')) {
    const own = Object.entries(headers).filter(([name]) => !CONNECTION_HEADER.test(name));
    const key = JSON.stringify([method, phase, url, own.filter(([name]) => ROUTER_HEADER.test(name))]);
    const before = weighed.get(key);
    if (before) before.count++;
    else
      weighed.set(key, {
        ...(await weighOne(url, { ...Object.fromEntries(own), cookie })),
        url,
        phase,
        count: 1,
      });
  }
  return [...weighed.values()].flatMap(splitInlineStyles);
}

async function weighOne(url: string, headers: http.OutgoingHttpHeaders) {
  const fetchWith = (encoding: string) => answerOf(url, { ...headers, 'accept-encoding': encoding });
  const [whole, gzip, br] = [await fetchWith('identity'), await fetchWith('gzip'), await fetchWith('br')];
  const kind = kindOf(whole.type);
  const bytes: Bytes = { raw: whole.body.length, gzip: gzip.body.length, br: br.body.length };
  return kind === 'js' || kind === 'html'
    ? { kind, ...bytes, text: whole.body.toString() }
    : { kind, ...bytes };
}

/** Splits a page into HTML and its inlined styles, which count as CSS as if they were a file. */
function splitInlineStyles({ text = '', ...item }: Weighed): Weighed[] {
  if (item.kind !== 'html') return [{ ...item, text }];
  const [, css] = STYLES.exec(text) ?? [];
  if (css === undefined) return [item];
  const styles: Bytes = {
    raw: Buffer.byteLength(css),
    gzip: gzipSync(css, { level: 9 }).length,
    br: brotliCompressSync(css).length,
  };
  const page: Bytes = {
    raw: item.raw - styles.raw,
    gzip: item.gzip - styles.gzip,
    br: item.br - styles.br,
  };
  return [
    { ...item, ...page },
    { ...item, ...styles, kind: 'css', inPage: true },
  ];
}

function answerOf(url: string, headers: http.OutgoingHttpHeaders): Promise<Answer> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ type: res.headers['content-type'] ?? '', body: Buffer.concat(chunks) }));
      res.on('error', reject);
    });
    request.on('error', reject);
  });
}
