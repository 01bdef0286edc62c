import type { IncomingMessage, ServerResponse } from 'node:http';

const SCRIPT = '<script';
const SCRIPT_END = '</script>';
const LINK = /<link\b[^<>]*>/g;

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
    const page = cut(Buffer.concat(parts).toString('utf8'));
    return Reflect.apply(end, res, page === '' ? [] : [page]);
  };
  Object.assign(res, { write, end: finish });
}

/** Takes scripts, and what fetches them ahead, out of a page. */
function cut(page: string): string {
  const [before = '', ...scripts] = page.split(SCRIPT);
  const behind = scripts.map((text) => {
    const end = text.indexOf(SCRIPT_END);
    return end < 0 ? '' : text.slice(end + SCRIPT_END.length);
  });
  return [before, ...behind].join('').replaceAll(LINK, (link) => (link.includes(' as="script"') ? '' : link));
}
