import { cartempty } from '@/lib/contract/shop/cart';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { changeProducts, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { doAs } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { deliverWebhooks, type PostWebhook } from './deliver-webhooks';

let shop: TestShop;
let ids: number[];

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, ids, { stock: 50, pricePaise: 10_025, offerPaise: 0 });
});
afterAll(() => shop.close());

const newBuyer = () => makeBuyer(shop, [{ productId: ids[0] ?? 0, quantity: 2 }]);
const open = (page: string) => shop.app.inject({ url: new URL(page).pathname });

describe('the local payment page', () => {
  it('[d14.payments] shows the amount, says that no money moves, and offers every way to pay and not to pay', async () => {
    const response = await open(await openPage(shop, await newBuyer()));
    expect(response.statusCode).toBe(200);
    for (const words of ['₹200.50', 'No money moves', 'UPI', 'Credit or debit card', 'Netbanking']) {
      expect(response.body).toContain(words);
    }
    const actions = [...response.body.matchAll(/name="action" value="(\w+)"/g)].map(([, action]) => action);
    expect(actions.sort()).toEqual(['abandon', 'fail', 'late', 'pay', 'twice']);
  });

  it('allows no scripts, external resources or framing, and its form leads only to the shop', async () => {
    const response = await open(await openPage(shop, await newBuyer()));
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://shop.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('img-src data:');
    expect(response.body.match(/<link[^>]*>/g)).toEqual(['<link rel="icon" href="data:,">']);
    expect(response.body).not.toMatch(/<script|src=/);
  });

  it('sends the shopper back to the shop with the outcome of the payment', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    const returned = new URLSearchParams(await press(shop, page, 'pay'));
    expect(returned.get('local_status')).toBe('paid');
    expect(await comeBack(shop, buyer, String(returned))).toMatchObject({ payment_status: 'paid' });
  });

  it.each([
    ['pay', /Paid with UPI on \w+, \d+ \w+ \d{4}, \d+:\d\d [ap]m\./],
    ['twice', /Paid with UPI on /],
    ['late', /Paid with UPI\. The money arrives on /],
    ['fail', /This payment failed or was cancelled\. Nothing was paid\./],
  ] as const)('can be decided once; after %s it shows the outcome and links back', async (action, ending) => {
    const page = await openPage(shop, await newBuyer());
    await press(shop, page, action);
    expect(await press(shop, page, 'pay')).toBe('');
    const { body } = await open(page);
    expect(body).toMatch(ending);
    expect(body).toContain('Back to the shop');
    expect(body).not.toMatch(/<form|To pay/);
  });

  it('says that the payment was cancelled and nothing was paid when opened again', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    await comeBack(shop, buyer, await press(shop, page, 'abandon'));
    expect((await open(page)).body).toContain('failed or was cancelled. Nothing was paid.');
  });

  it('says that the payment has expired', async () => {
    const page = await openPage(shop, await newBuyer());
    shop.clock.forwardMs(PAYMENT_HOLD_MS + 2 * 60_000);
    expect((await open(page)).body).toContain('The time to pay is over. Nothing was paid.');
  });

  it('says that a late payment was refunded', async () => {
    const buyer = await newBuyer();
    const page = await openPage(shop, buyer);
    await press(shop, page, 'late');
    await doAs(shop, buyer.actor, cartempty, {});
    shop.clock.forwardMs(PAYMENT_HOLD_MS);
    await checkPayments(shop);
    shop.clock.forwardMs(3 * 60_000);
    await deliver(shop);
    await checkPayments(shop);
    expect((await open(page)).body).toMatch(/Paid with UPI on .+, and refunded in full\./);
  });

  it('is not found for an unknown link, and an unknown action is refused', async () => {
    const nowhere = `https://pay.example/payments/local/locallink_${'0'.repeat(24)}`;
    expect((await open(nowhere)).statusCode).toBe(404);
    expect((await open('https://pay.example/payments/local/1')).statusCode).toBe(404);
    const url = new URL(await openPage(shop, await newBuyer())).pathname;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await shop.app.inject({ method: 'POST', url, headers, payload: 'action=steal' });
    expect(refused.statusCode).toBe(400);
  });
});

describe('the webhooks of the local provider', () => {
  /** Records what is sent, and responds with the given status. */
  function receiver(answer: () => number) {
    const bodies: string[] = [];
    const post: PostWebhook = async (body) => {
      bodies.push(body);
      const status = answer();
      if (status === 0) throw new Error('nobody is there');
      return status;
    };
    return { bodies, run: () => deliverWebhooks(shop, { secret: 'secret', post }) };
  }

  it('are retried with growing pauses until they get a 2xx response, and then not sent again', async () => {
    await receiver(() => 200).run();
    await press(shop, await openPage(shop, await newBuyer()), 'pay');
    const answers = [0, 503, 404, 200];
    const { bodies, run } = receiver(() => answers[bodies.length - 1] ?? 200);
    for (const pauseMs of [0, 2_000, 4_000, 8_000, 3_600_000]) {
      shop.clock.forwardMs(pauseMs - 1);
      const before = bodies.length;
      await run();
      expect(bodies.length).toBe(before);
      shop.clock.forwardMs(1);
      await run();
    }
    expect(bodies).toHaveLength(4);
    expect(new Set(bodies).size).toBe(1);
  });

  it('are sent twice with one event id when the shopper chose that', async () => {
    const ids: (string | undefined)[] = [];
    await press(shop, await openPage(shop, await newBuyer()), 'twice');
    const post: PostWebhook = async (_body, headers) => {
      ids.push(headers['x-local-event-id']);
      return 200;
    };
    await deliverWebhooks(shop, { secret: 'secret', post });
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
