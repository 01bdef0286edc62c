import type { IncomingMessage } from 'node:http';
import { isApi } from './target';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const READS = 'GET, HEAD';

/** Headers that Next sends to itself only, and those of server actions, which the shop does not use. */
const INTERNAL_HEADER =
  /^(x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path|x-prerender-|x-now-|x-vercel-|next-action|next-resume)/;

/** Browsers resolve dot segments before sending; Next would do so after the front's checks (URL Standard, 4.4). */
const DOT_SEGMENT = /[/\\](\.|%2e){1,2}([/\\]|$)/i;

export type Refusal = { status: 400 | 405 | 501; headers?: Record<string, string> };

/** The status for requests that no browser sends and the front refuses; undefined for all others. */
export function refusalOf(req: IncomingMessage): Refusal | undefined {
  const { method = '', url = '', headers, headersDistinct } = req;
  // why: no route of the shop supports any other method (RFC 9110, 9.1)
  if (!METHODS.has(method)) return { status: 501 };
  // why: a request target has no fragment (RFC 9112, 3.2), and Next would drop it
  if (!url.startsWith('/') || url.includes('#') || headers.upgrade !== undefined) return { status: 400 };
  // why: RFC 9112, 3.2; Node keeps the first one
  if ((headersDistinct.host?.length ?? 0) > 1) return { status: 400 };
  if (DOT_SEGMENT.test(url.split(/[?#]/, 1)[0] ?? '')) return { status: 400 };
  if (Object.keys(headers).some((name) => INTERNAL_HEADER.test(name))) return { status: 400 };
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && !isApi(url) ? { status: 405, headers: { allow: READS } } : undefined;
}
