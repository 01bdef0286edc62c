import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { timeoutOf } from '@/lib/contract/call-timeout';
import { pincodeNearby } from '@/lib/contract/shop/delivery';
import { createLogger } from '@/shop-api/plugins/log';
import { testClock } from '@/shop-api/testing/test-shop';
import { nominatim } from './nominatim';

const COIMBATORE = { latitude: 11.018, longitude: 76.973 };
const NEAREST = '641037';

type ReceivedRequest = { path: string; query: Record<string, string>; headers: IncomingHttpHeaders };
let answer: { status: number; body: unknown };
let requests: ReceivedRequest[] = [];

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://geocoder');
  requests.push({
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
  });
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  answer = { status: 200, body: inTamilNadu('641 004') };
});

const inTamilNadu = (postcode: string) => ({ address: { postcode, 'ISO3166-2-lvl4': 'IN-TN' } });

function geocoder() {
  const slept: number[] = [];
  const clock = testClock();
  const sleep = async (ms: number) => void slept.push(ms);
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  return {
    ...nominatim({ url, contact: 'shop@koodai.example', log, sleep, nowMs: () => clock.now().getTime() }),
    slept,
    clock,
    lines,
  };
}

describe('a Nominatim server', () => {
  it('[d14.geocoder] gets the point, and the contact in the User-Agent', async () => {
    expect(await geocoder().findPincode(COIMBATORE)).toBe('641004');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      path: '/reverse',
      query: { lat: '11.018', lon: '76.973', format: 'jsonv2', addressdetails: '1' },
      headers: { 'user-agent': 'Koodai shop (shop@koodai.example)' },
    });
  });

  it('is not asked for the same point twice', async () => {
    const { findPincode } = geocoder();
    expect([await findPincode(COIMBATORE), await findPincode(COIMBATORE)]).toEqual(['641004', '641004']);
    expect(requests).toHaveLength(1);
  });

  it('is asked once a second at most; a request that would wait too long gets the nearest pincode', async () => {
    const { findPincode, slept } = geocoder();
    const points = [1, 2, 3, 4, 5].map((step) => ({ ...COIMBATORE, longitude: 76.973 + step / 1000 }));
    const found = await Promise.all(points.map(findPincode));
    expect(found).toEqual(['641004', '641004', '641004', NEAREST, NEAREST]);
    expect(slept).toEqual([1000, 2000]);
    expect(requests).toHaveLength(3);
  });

  it('is given up before the storefront gives the call up', async () => {
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { findPincode, slept } = geocoder();
    const points = [1, 2, 3].map((step) => ({ ...COIMBATORE, longitude: 76.973 + step / 1000 }));
    expect(await Promise.all(points.map(findPincode))).toEqual([NEAREST, NEAREST, NEAREST]);
    const longest = Math.max(...slept) + Math.max(...limit.mock.calls.flat());
    expect(longest).toBeLessThan(timeoutOf(pincodeNearby));
  });

  it('gives no pincode for a point in another state', async () => {
    answer.body = { address: { postcode: '560001', 'ISO3166-2-lvl4': 'IN-KA' } };
    expect(await geocoder().findPincode(COIMBATORE)).toBeUndefined();
  });

  it.each([
    ['is out of order', { status: 503, body: {} }],
    ['answers nonsense', { status: 200, body: 'nonsense' }],
    ['knows no pincode there', { status: 200, body: inTamilNadu('') }],
  ])('is replaced by the nearest pincode when it %s', async (_name, given) => {
    answer = given;
    expect(await geocoder().findPincode(COIMBATORE)).toBe(NEAREST);
  });

  it('that refuses the shop is logged, without the position', async () => {
    answer = { status: 403, body: {} };
    const { findPincode, lines } = geocoder();
    await findPincode(COIMBATORE);
    expect(lines).toEqual([expect.stringContaining('the geocoder answered 403')]);
    expect(lines.join('')).not.toContain('76.973');
  });

  it('is asked again after a failure', async () => {
    const { findPincode, clock } = geocoder();
    answer.status = 503;
    await findPincode(COIMBATORE);
    answer.status = 200;
    clock.forwardMs(1000);
    expect(await findPincode(COIMBATORE)).toBe('641004');
  });
});
