import { z } from 'zod';
import { text } from '@/lib/messages/text';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineRoute } from './define-route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const echo = defineRoute({
  auth: 'none',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
  handler: async ({ body }) => body,
});

function post(type: string, charset: BufferEncoding = 'utf8'): Promise<Response> {
  return echo(
    new Request('http://localhost:3000/api/thing', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
      body: new Uint8Array(Buffer.from('{"name":"René"}', charset)),
    }),
  );
}

test.each(['application/json', 'Application/JSON; charset=utf-8'])('JSON is read: %s', async (type) => {
  expect(await (await post(type)).json()).toEqual({ name: 'René' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body of another type is refused with 415: "%s"',
  async (type) => {
    const response = await post(type);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      error: { code: 'wrong_type', message: text('error.bad_request') },
    });
  },
);

test.each(['application/json', 'application/json; charset=iso-8859-1'])(
  'a body that is not UTF-8 is refused, not stored with replacement characters: %s',
  async (type) => {
    const response = await post(type, 'latin1');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } });
  },
);
