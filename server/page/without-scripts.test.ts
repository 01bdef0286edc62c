import type { IncomingMessage, ServerResponse } from 'node:http';
import { openFront } from '@/server/testing/open-front';
import type { InlineStyles } from './page-styles';

const PAGE = [
  '<!doctype html><head><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  '<script src="/a.js" async=""></script></head><body><form action="/api/cart"></form>',
  '<script>self.__next_f.push([1,"\\u003cp>"])</script></body>',
];

const leave: InlineStyles = (html) => ({ html, hashes: [] });

async function readPage(path: string, page = PAGE, inlineStyles: InlineStyles = leave) {
  const next = (_req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('content-type', 'text/html');
    res.setHeader('link', '</a.css>; rel=preload; as="style", </b.css>; rel=preload; as="style"');
    res.writeHead(200);
    for (const part of page) res.write(part);
    res.end();
  };
  const front = await openFront({ next, built: { inlineStyles } });
  const response = await fetch(front.origin + path);
  const html = await response.text();
  await front.close();
  const { headers } = response;
  return { html, policy: headers.get('content-security-policy'), ahead: headers.get('link') };
}

test('the page that is rendered per request is sent without scripts, otherwise unchanged', async () => {
  const { html } = await readPage('/cart/plain?note=added');
  expect(html).toBe(
    '<!doctype html><head><link rel="stylesheet" href="/a.css"/></head><body><form action="/api/cart"></form></body>',
  );
});

test('every other page is sent unchanged', async () => {
  expect((await readPage('/cart')).html).toBe(PAGE.join(''));
});

test('the page that is rendered per request has inline styles, which its policy allows', async () => {
  const inline: InlineStyles = (html) => ({ html: `<style>.a{top:0}</style>${html}`, hashes: ['sha256-a'] });
  const { html, policy, ahead } = await readPage('/cart/plain', ['<head>', '</head>'], inline);
  expect(html).toBe('<style>.a{top:0}</style><head></head>');
  expect(policy).toContain("style-src 'self' 'sha256-a';");
  expect(policy).toContain("script-src 'self';");
  expect(ahead).toBeNull();
});
