import type { IncomingMessage, ServerResponse } from 'node:http';
import { openFront } from './testing/open-front';

const PAGE = [
  '<!doctype html><head><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  '<script src="/a.js" async=""></script></head><body><form action="/api/cart"></form>',
  '<script>self.__next_f.push([1,"\\u003cp>"])</script></body>',
];

async function readPage(path: string): Promise<string> {
  const next = (_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'content-type': 'text/html' });
    for (const part of PAGE) res.write(part);
    res.end();
  };
  const front = await openFront({ next });
  const page = await (await fetch(front.origin + path)).text();
  await front.close();
  return page;
}

test('the page that is made per request goes out without scripts, the rest as it is', async () => {
  expect(await readPage('/cart/plain?said=added')).toBe(
    '<!doctype html><head><link rel="stylesheet" href="/a.css"/></head><body><form action="/api/cart"></form></body>',
  );
});

test('every other page goes out as Next made it', async () => {
  expect(await readPage('/cart')).toBe(PAGE.join(''));
});
