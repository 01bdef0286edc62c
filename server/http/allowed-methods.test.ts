import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from '@/lib/messages/text';
import { type OpenFront, openFront } from '@/server/testing/open-front';

const ALLOWED = 'OPTIONS, POST';

/** As Next answers for a route with a POST handler. */
function next({ method = '' }: IncomingMessage, res: ServerResponse): void {
  if (method === 'POST') return void res.end('answer');
  if (method === 'OPTIONS') res.setHeader('allow', ALLOWED);
  res.writeHead(method === 'OPTIONS' ? 204 : 405).end();
}

let front: OpenFront;
beforeEach(async () => {
  front = await openFront({ next });
});
afterEach(() => front.close());

const send = (method: string) => fetch(`${front.origin}/api/cart/check?x=1`, { method });

test.each(['GET', 'PUT'])(
  'an API call by %s instead of POST gets the allowed methods and the JSON error envelope',
  async (method) => {
    const response = await send(method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, ALLOWED]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const requestId = response.headers.get('x-request-id');
    const error = { code: 'wrong_method', message: text('error.bad_request'), request_id: requestId };
    expect(await response.json()).toEqual({ error });
  },
);

test('an API call by HEAD instead of POST gets the allowed methods without a body', async () => {
  const response = await send('HEAD');
  expect([response.status, response.headers.get('allow')]).toEqual([405, ALLOWED]);
  expect(await response.text()).toBe('');
});

test('an API call by a right method is answered as Next does', async () => {
  const response = await send('POST');
  expect([response.status, await response.text()]).toEqual([200, 'answer']);
});
