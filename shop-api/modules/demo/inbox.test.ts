import { localSms } from '@/shop-api/ports/sms';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the demo SMS inbox', () => {
  const inbox = (query: Record<string, string> = {}, accept = 'application/json') =>
    shop.app.inject({ url: '/demo/sms', query, headers: { accept } });

  const send = (mobile: string, text: string, reference: string = text) =>
    localSms(shop.db, shop.clock).send(
      {
        template: 'otp',
        values: { code: '1234', host: 'shop.example' },
        language: 'en',
        reference,
        mobile,
        text,
      },
      AbortSignal.timeout(1000),
    );

  it('stores a message once when it is sent twice', async () => {
    for (let times = 0; times < 2; times++) await send('9000000004', 'once');
    expect((await inbox({ mobile: '9000000004' })).json().messages).toHaveLength(1);
  });

  it('[d14.sms] lists sent messages, the newest first, and of one number when requested', async () => {
    await send('9000000001', 'first');
    await send('9000000002', 'second');
    const newest = (await inbox()).json().messages.slice(0, 2);
    expect(newest.map((row: { text: string }) => row.text)).toEqual(['second', 'first']);
    expect((await inbox({ mobile: '9000000001' })).json().messages).toMatchObject([{ text: 'first' }]);
    expect((await inbox({ mobile: 'x' })).statusCode).toBe(400);
  });

  it('shows a page on which messages are escaped', async () => {
    await send('9000000003', '<script>alert(1)</script>');
    const page = await inbox({}, 'text/html');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.body).not.toContain('<script');
  });

  it('[d16.inbox] does not exist outside demo mode', async () => {
    const real = await openTestShop({ demoMode: false });
    expect((await real.app.inject({ url: '/demo/sms' })).statusCode).toBe(404);
    await real.close();
  });
});
