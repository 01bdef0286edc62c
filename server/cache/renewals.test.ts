import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OpenFront, openFront } from '@/server/testing/open-front';

const PUBLIC = { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' };
const PRIVATE = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };
const FOLLOWERS = 4;

let front: OpenFront;
let arrived: number;
/** What Next was asked for and has not answered yet. */
let open: { req: IncomingMessage; res: ServerResponse }[];

beforeEach(async () => {
  // why: whoever waits longer than the others take must not be helped by the end of his patience
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  [arrived, open] = [0, []];
  front = await openFront({
    next: async (req, res) => {
      if (req.url?.startsWith('/api/revalidate')) return void res.end();
      open.push({ req, res });
      await new Promise((resolve) => res.once('close', resolve));
    },
  });
  front.server.on('request', () => {
    arrived++;
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await front.close();
});

async function until(isTrue: () => boolean): Promise<void> {
  const { server } = front;
  while (!isTrue() && server.listening) await new Promise(setImmediate);
}

function ask(signal?: AbortSignal): Promise<Response> {
  const headers = { 'accept-encoding': 'gzip' };
  return fetch(`${front.origin}/api/suggestions?q=onion`, { headers, signal: signal ?? null });
}

function answerOpen(status: number, text: string, headers: Record<string, string> = PUBLIC): void {
  for (const { res } of open.splice(0)) res.writeHead(status, headers).end(text);
}

/** Asks once, and expires the answer. */
async function storeStale(headers: Record<string, string> = PUBLIC): Promise<void> {
  const first = ask();
  await until(() => open.length === 1);
  answerOpen(200, 'old', headers);
  await (await first).text();
  await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
}

/** Several requests for the same answer, the first of which has reached Next. */
async function askTogether(
  signal?: AbortSignal,
): Promise<{ leader: Promise<Response>; all: Promise<Response>[] }> {
  const leader = ask(signal);
  await until(() => open.length > 0);
  const before = arrived;
  const followers = Array.from({ length: FOLLOWERS }, () => ask());
  await until(() => arrived === before + FOLLOWERS);
  return { leader, all: [leader, ...followers] };
}

async function texts(all: Promise<Response>[]): Promise<string[]> {
  return Promise.all(all.map(async (one) => (await one).text()));
}

test('an expired answer is requested from Next once, however many want it', async () => {
  await storeStale();
  const { all } = await askTogether();
  expect(open).toHaveLength(1);
  answerOpen(200, 'new');
  expect(await texts(all)).toEqual(all.map(() => 'new'));
});

test('when the renewal fails, those who waited ask for themselves', async () => {
  await storeStale();
  const { leader, all } = await askTogether();
  answerOpen(503, 'later');
  expect((await leader).status).toBe(503);
  await until(() => open.length === FOLLOWERS);
  answerOpen(200, 'new');
  expect(await texts(all.slice(1))).toEqual(all.slice(1).map(() => 'new'));
});

test('when the client of the renewal leaves, those who waited ask for themselves', async () => {
  await storeStale();
  const client = new AbortController();
  const { leader, all } = await askTogether(client.signal);
  client.abort();
  await expect(leader).rejects.toThrow();
  await until(() => open.length === 1 + FOLLOWERS);
  answerOpen(200, 'new');
  expect(await texts(all.slice(1))).toEqual(all.slice(1).map(() => 'new'));
});

test('a renewal that began before a change is not waited for', async () => {
  await storeStale();
  const early = ask();
  await until(() => open.length === 1);
  await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
  const late = ask();
  await until(() => open.length === 2);
  answerOpen(200, 'new');
  expect(await texts([early, late])).toEqual(['new', 'new']);
});

test('answers for one shopper never wait for each other', async () => {
  await storeStale(PRIVATE);
  const { all } = await askTogether();
  await until(() => open.length === 1 + FOLLOWERS);
  answerOpen(200, 'mine', PRIVATE);
  expect(await texts(all)).toEqual(all.map(() => 'mine'));
});
