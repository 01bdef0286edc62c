import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { CLIENT_IP_HEADER } from '@/lib/domain/headers';
import { type OpenFront, openFront } from '@/server/testing/open-front';
import { setClientIp } from './client-ip';
import { trustProxies } from './trusted-proxies';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:10.0.0.5', undefined],
  ['172.20.0.2', undefined],
  ['fd00::1', undefined],
  ['203.0.113.7:4711', undefined],
  ['unknown', undefined],
  [undefined, undefined],
])('the peer address %s gives the shopper address %s', (peer, shopper) => {
  const req = new IncomingMessage(new Socket());
  setClientIp(req, () => peer);
  expect(req.headers[CLIENT_IP_HEADER]).toBe(shopper);
});

describe('forwarding headers of a request', () => {
  let front: OpenFront | undefined;
  afterEach(() => front?.close());

  async function seenByNext(
    trusted: string[],
    headers: Record<string, string>,
  ): Promise<IncomingHttpHeaders> {
    const seen: IncomingHttpHeaders[] = [];
    front = await openFront({
      clientOf: trustProxies(trusted),
      next: (req, res) => {
        seen.push(req.headers);
        res.end();
      },
    });
    await fetch(front.origin, { headers });
    return seen[0] ?? {};
  }

  const claims = {
    [CLIENT_IP_HEADER]: '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-port': '1',
    'x-real-ip': '203.0.113.9',
    'cf-connecting-ip': '203.0.113.9',
    'true-client-ip': '203.0.113.9',
  };

  test('are removed unless a trusted proxy wrote them', async () => {
    const headers = await seenByNext([], claims);
    expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil|gopher/);
    expect(headers['x-forwarded-host']).toBe('localhost:3000');
    expect(headers.host).toBe('localhost:3000');
  });

  test.each([
    ['one proxy', ['127.0.0.1'], '203.0.113.9', '203.0.113.9'],
    ['two proxies', ['127.0.0.0/8', '198.51.100.0/24'], '203.0.113.9, 198.51.100.4', '203.0.113.9'],
    ['a client that writes one more', ['127.0.0.1'], '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['a proxy that is not on the list', ['10.0.0.0/8'], '203.0.113.9', undefined],
    ['nonsense', ['127.0.0.1'], 'abc', undefined],
  ])('give the client address behind %s', async (_title, trusted, forwardedFor, expected) => {
    const headers = await seenByNext(trusted, { 'x-forwarded-for': forwardedFor });
    expect(headers[CLIENT_IP_HEADER]).toBe(expected);
  });

  test('an invalid list of trusted proxies throws', () => {
    expect(() => trustProxies(['everybody'])).toThrow(TypeError);
  });
});
