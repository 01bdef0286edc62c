import type { IncomingMessage } from 'node:http';
import { isApi } from './target';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const READS = 'GET, HEAD';

/** What only Next says to itself, and server actions, of which the shop has none. */
const INTERNAL_HEADER =
  /^(x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path|x-prerender-|x-now-|x-vercel-|next-action|next-resume)/;

/** A browser resolves these before it asks; Next would, after the front has judged the path (URL Standard, 4.4). */
const DOT_SEGMENT = /[/\\](\.|%2e){1,2}([/\\]|$)/i;

export type Refusal = { status: 400 | 405 | 501; headers?: Record<string, string> };

/** Why a request goes no further than the front: what no browser of a shopper sends. Undefined for all others. */
export function refusalOf({ method = '', url = '', headers }: IncomingMessage): Refusal | undefined {
  // why: nothing in the shop has another method (RFC 9110, 9.1)
  if (!METHODS.has(method)) return { status: 501 };
  // why: a part of a page is nothing that is asked for (RFC 9112, 3.2), and Next would leave it out
  if (!url.startsWith('/') || url.includes('#') || headers.upgrade !== undefined) return { status: 400 };
  if (DOT_SEGMENT.test(url.split(/[?#]/, 1)[0] ?? '')) return { status: 400 };
  if (Object.keys(headers).some((name) => INTERNAL_HEADER.test(name))) return { status: 400 };
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && !isApi(url) ? { status: 405, headers: { allow: READS } } : undefined;
}
