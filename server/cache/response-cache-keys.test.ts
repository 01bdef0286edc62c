import { type OpenFront, openFront } from '@/server/testing/open-front';

let front: OpenFront;
let asked: string[];

beforeEach(async () => {
  asked = [];
  front = await openFront({
    next: (req, res) => {
      asked.push(`${req.url}${req.headers.rsc ? ' rsc' : ''}`);
      res.writeHead(200, { 'x-nextjs-cache': 'HIT', 'content-type': 'text/html' }).end('page');
    },
  });
});
afterEach(() => front.close());

async function ask(address: string, headers: Record<string, string> = {}): Promise<void> {
  const given = { 'accept-encoding': 'gzip', ...headers };
  expect(await (await fetch(front.origin + address, { headers: given })).text()).toBe('page');
}

test('a cached page is shared by requests with other queries and with router headers but no rsc', async () => {
  await ask('/faq');
  for (const query of ['?fbclid=abc', '?utm_source=leaflet&q=faq', '?page=2', '?']) await ask(`/faq${query}`);
  await ask('/faq', { 'next-url': '/cart', 'next-router-prefetch': '1' });
  await ask('/faq', { 'next-router-segment-prefetch': '/_tree' });
  expect(asked).toEqual(['/faq']);
});

test('each URL of a list is cached separately, and so is its RSC data', async () => {
  const addresses = ['/category/fruits', '/category/fruits?page=2', '/category/fruits?page=2&sort=name'];
  for (const address of addresses) await ask(address);
  await ask('/category/fruits?gclid=abc&sort=name&page=2');
  await ask('/category/fruits', { rsc: '1' });
  expect(asked).toEqual([...addresses, '/category/fruits rsc']);
});
