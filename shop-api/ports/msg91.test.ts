import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { msg91 } from './msg91';
import type { SmsGateway, SmsMessage } from './sms';

type SentRequest = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
};
type Answer = { status: number; body: string };

const message = {
  template: 'otp',
  language: 'en',
  values: { code: '4821', host: 'shop.example' },
  reference: 'c0ffee00-0000-4000-8000-000000000001',
  mobile: '9876543210',
  text: '4821 is your code',
} as const;

let server: Server;
let sentRequests: SentRequest[];
let answer: Answer;
let gateway: SmsGateway;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    sentRequests.push({ method, path, headers, body: JSON.parse(await text(request)) });
    if (answer.status === 0) return request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  gateway = msg91({
    authKey: 'the-auth-key',
    templateIds: {
      otp: 'flow-of-codes',
      order_placed: 'flow-of-orders',
      order_cancelled: 'flow-of-cancelled-orders',
      back_in_stock: 'flow-of-stock',
      now_served: 'flow-of-places',
      grievance_received: 'flow-of-grievances',
    },
    tamilTemplateIds: { otp: 'flow-of-codes-in-tamil', order_placed: '' },
    url: `http://127.0.0.1:${port}`,
  });
});
beforeEach(() => {
  sentRequests = [];
  answer = { status: 200, body: JSON.stringify({ type: 'success', message: '3763646c3058373530393538' }) };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const send = (other: Partial<SmsMessage> = {}) =>
  gateway.send({ ...message, ...other } as SmsMessage, AbortSignal.timeout(5000));
const templates = () => sentRequests.map(({ body }) => (body as { template_id: string }).template_id);

describe('MSG91', () => {
  it('gets the Tamil template for a Tamil SMS, or the English one where that is not registered', async () => {
    await send({ language: 'ta' });
    await send({ language: 'ta', template: 'order_placed', values: { order_id: 'KD1', total: '5' } });
    await send({ language: 'ta', template: 'now_served', values: { pincode: '641001', link: 'x' } });
    expect(templates()).toEqual(['flow-of-codes-in-tamil', 'flow-of-orders', 'flow-of-places']);
  });

  it('[d14.sms] gets the registered template, the number with country code, the values and our reference', async () => {
    await send();
    expect(sentRequests).toMatchObject([
      {
        method: 'POST',
        path: '/api/v5/flow',
        headers: { authkey: 'the-auth-key', 'content-type': 'application/json' },
        body: {
          template_id: 'flow-of-codes',
          recipients: [
            { mobiles: '919876543210', code: '4821', host: 'shop.example', CRQID: message.reference },
          ],
        },
      },
    ]);
  });

  it.each<[string, Answer]>([
    ['a refusal', { status: 401, body: '{"type":"error","message":"Invalid authkey","code":"201"}' }],
    ['a refusal with status 200', { status: 200, body: '{"type":"error","message":"template missing"}' }],
    ['an answer that is no JSON', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['a lost connection', { status: 0, body: '' }],
  ])('rejects after %s', async (_what, given) => {
    answer = given;
    await expect(send()).rejects.toThrow();
    expect(sentRequests).toHaveLength(1);
  });

  it('names the reason of a refusal, never the auth key', async () => {
    answer = { status: 418, body: '{"type":"error","message":"IP is not whitelisted"}' };
    const error: unknown = await send().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('MSG91 answered 418: IP is not whitelisted');
    expect(String(error)).not.toContain('the-auth-key');
  });
});
