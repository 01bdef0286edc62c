import type { IncomingMessage, ServerResponse } from 'node:http';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

/**
 * Sends a page as a browser without script reads it. For the page that is made per request (docs/adr/0010): its inline
 * scripts have no hashes, so no browser would run them, and the rest of the framework would show an error in its place.
 */
export function withoutScripts(req: IncomingMessage, res: ServerResponse): void {
  delete req.headers['accept-encoding'];
  const { end } = res;
  const parts: Buffer[] = [];
  const keep = (part: unknown): void => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
  };
  const write = (part: unknown): boolean => {
    keep(part);
    return true;
  };
  const finish = (part: unknown): ServerResponse => {
    keep(part);
    const page = Buffer.concat(parts).toString('utf8').replaceAll(SCRIPT, '');
    return Reflect.apply(end, res, page === '' ? [] : [page]);
  };
  Object.assign(res, { write, end: finish });
}
