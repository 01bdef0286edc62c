import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import { holdAnswer } from './hold-answer';
import type { InlineStyles } from './page-styles';

const SCRIPT = '<script';
const SCRIPT_END = '</script>';
const LINK = /<link\b[^<>]*>/g;

/**
 * Sends a page as a browser without script reads it, with its styles in it. For the page that is made per request
 * (docs/adr/0010): its inline scripts have no hashes, so no browser would run them, and the rest of the framework would
 * show an error in its place.
 */
export function withoutScripts(req: IncomingMessage, res: ServerResponse, inlineStyles: InlineStyles): void {
  delete req.headers['accept-encoding'];
  holdAnswer(res, ({ status, body }, send) => {
    const { html, hashes } = inlineStyles(cut(body.toString('utf8')));
    if (hashes.length > 0) {
      res.setHeader('content-security-policy', pagePolicy([], hashes));
      // why: it has the files of styles, which are in the page, fetched ahead
      res.removeHeader('link');
    }
    send(status, html === '' ? undefined : Buffer.from(html));
  });
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
