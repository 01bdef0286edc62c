import http from 'node:http';
import https from 'node:https';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Kind, kindOf } from './kind';
import type { Asked, Phase } from './visit';

/** Bytes of a body on the wire: as it is, and with each of the encodings the server is asked for. */
export type Bytes = { raw: number; gzip: number; br: number };
/** `text` is there for scripts alone. What comes in a page, `inPage`, was not asked for itself. */
export type Weighed = Bytes & {
  url: string;
  kind: Kind;
  phase: Phase;
  count: number;
  text?: string;
  inPage?: boolean;
};

const OF_THE_CONNECTION = /^(:|accept-encoding$|host$|connection$|content-length$|cookie$|range$)/i;
const OF_THE_ROUTER = /^(rsc|next-)/i;

type Answer = { type: string; body: Buffer };

const STYLES = /<style>([\s\S]*?)<\/style>/;

/** Asks for everything again, once for each encoding: bytes that a browser counts depend on the moment, bodies do not. */
export async function weigh(asked: readonly Asked[], cookie = ''): Promise<Weighed[]> {
  const weighed = new Map<string, Weighed>();
  for (const { url, method, headers, phase } of asked.filter((one) => one.method === 'GET')) {
    const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
    const key = JSON.stringify([method, phase, url, own.filter(([name]) => OF_THE_ROUTER.test(name))]);
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
  return [...weighed.values()].flatMap(withoutItsStyles);
}

async function weighOne(url: string, headers: http.OutgoingHttpHeaders) {
  const ask = (encoding: string) => answerOf(url, { ...headers, 'accept-encoding': encoding });
  const [whole, gzip, br] = [await ask('identity'), await ask('gzip'), await ask('br')];
  const kind = kindOf(whole.type);
  const bytes: Bytes = { raw: whole.body.length, gzip: gzip.body.length, br: br.body.length };
  return kind === 'js' || kind === 'html'
    ? { kind, ...bytes, text: whole.body.toString() }
    : { kind, ...bytes };
}

/** The styles in a page are styles, as heavy as they were as a file; the rest of it is the page. */
function withoutItsStyles({ text = '', ...item }: Weighed): Weighed[] {
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
    const asking = get(url, { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ type: res.headers['content-type'] ?? '', body: Buffer.concat(chunks) }));
      res.on('error', reject);
    });
    asking.on('error', reject);
  });
}
