import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePolicy } from '@/lib/config/page-policy.mjs';
import { holdResponse } from '@/server/http/hold-response';
import type { InlineStyles } from './page-styles';

const SCRIPT = '<script';
const SCRIPT_END = '</script>';
const LINK = /<link\b[^<>]*>/g;

/**
 * Removes the scripts of a page and inlines its styles. For the page that is rendered per request (docs/adr/0010): its
 * inline scripts have no hashes, so browsers block them, and the script files alone would show an error page.
 */
export function withoutScripts(req: IncomingMessage, res: ServerResponse, inlineStyles: InlineStyles): void {
  delete req.headers['accept-encoding'];
  holdResponse(res, ({ status, body }, send) => {
    const { html, hashes } = inlineStyles(removeScripts(body.toString('utf8')));
    if (hashes.length > 0) {
      res.setHeader('content-security-policy', pagePolicy([], hashes));
      // why: it preloads the stylesheet files, which are inlined now
      res.removeHeader('link');
    }
    send(status, html === '' ? undefined : Buffer.from(html));
  });
}

/** Removes scripts and their preload links from a page. */
function removeScripts(page: string): string {
  const [before = '', ...scripts] = page.split(SCRIPT);
  const behind = scripts.map((text) => {
    const end = text.indexOf(SCRIPT_END);
    return end < 0 ? '' : text.slice(end + SCRIPT_END.length);
  });
  return [before, ...behind].join('').replaceAll(LINK, (link) => (link.includes(' as="script"') ? '' : link));
}
