import { type OpenFront, openFront } from '@/server/testing/open-front';
import { logNextErrorsAsLines } from './request-log';

const printed = console.error;
let front: OpenFront | undefined;
let written: string[];

beforeEach(() => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  logNextErrorsAsLines();
});
afterEach(async () => {
  console.error = printed;
  await front?.close();
});

test('a failure is logged without personal data of the request', async () => {
  front = await openFront({
    next: (_req, res) => {
      console.error(new Error('no answer for 9876543210 with code 4821'), 'mobile 9876543210');
      res.writeHead(500).end();
    },
  });
  const headers = { cookie: 'koodai_session=sealed-words', authorization: 'Bearer service-words' };
  await fetch(`${front.origin}/api/session?mobile=9876543210`, { headers });
  await front.close();
  const log = written.join('');
  expect(log).toContain('no answer for •••• with code ••••');
  for (const told of ['9876543210', '4821', 'sealed-words', 'service-words']) expect(log).not.toContain(told);
});

test('a failed page is logged once, and a failed API call, which the BFF logs, is not logged again', async () => {
  front = await openFront({ next: (_req, res) => void res.writeHead(500).end() });
  await (await fetch(`${front.origin}/about-us`)).text();
  await (await fetch(`${front.origin}/api/cart`)).text();
  await front.close();
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', event: 'page_failed', path: '/about-us', status: 503 }),
  ]);
});

test('a long path is cut', async () => {
  front = await openFront({ next: (_req, res) => void res.writeHead(500).end() });
  await (await fetch(`${front.origin}/${'a'.repeat(3000)}`)).text();
  await front.close();
  expect(written.map((line) => JSON.parse(line).path)).toEqual([`/${'a'.repeat(199)}`]);
});

test('an overloaded shop logs one line for many shed requests', async () => {
  front = await openFront({ inFlight: { take: () => false }, next: () => undefined });
  for (let asked = 0; asked < 5; asked += 1) await (await fetch(front.origin)).text();
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'turned_away' }),
  ]);
});

test('requests that are shed later are logged at the end of the interval', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  const { countShed } = await import('./request-log');
  for (let shed = 0; shed < 3; shed++) countShed();
  jest.advanceTimersByTime(60_000);
  countShed();
  expect(written.map((line) => JSON.parse(line).count)).toEqual([1, 2, 1]);
  jest.useRealTimers();
});
