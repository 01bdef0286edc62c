import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ShopCall } from '@/lib/contract/define-call';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { register } from '@/lib/contract/shop/identity';
import * as testMode from '@/lib/contract/test-mode';
import { DAY_MS } from '@/lib/domain/durations';
import { LANGUAGES } from '@/lib/domain/language';
import { buildApp } from '@/shop-api/app';
import { readAnswer } from '@/shop-api/conformance/mismatch';
import { send } from '@/shop-api/conformance/send';
import { products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
import { customers } from '@/shop-api/db/schema/identity';
import { deliverDue } from '@/shop-api/modules/sms/deliver';
import { createLogger } from '@/shop-api/plugins/log';
import { movableClock } from '@/shop-api/ports/clock';
import { localPayments } from '@/shop-api/ports/local-payments/local-payments';
import { localSms } from '@/shop-api/ports/sms';
import { appTarget } from '@/shop-api/testing/app-target';
import { confirmOrder, makeBuyer } from '@/shop-api/testing/buyers';
import { askToPay, comeBack } from '@/shop-api/testing/paying';
import { doAs, makeCustomer, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const OPERATOR_SECRET = 'what-only-the-operator-of-the-shop-knows';

let plain: TestShop;
let shop: TestShop;
let changes = 0;
beforeAll(async () => {
  plain = await openTestShop();
  const clock = movableClock();
  const { db, config } = plain;
  const payments = localPayments({ db, clock, pageUrl: 'https://pay.example', apiSecret: config.apiSecret });
  const app = await buildApp({
    ...plain,
    clock,
    payments,
    testMode: {
      operatorSecret: OPERATOR_SECRET,
      clock,
      mediaDir: undefined,
      dataDir: os.tmpdir(),
      change: async (work) => {
        const result = await work();
        changes += 1;
        return result;
      },
    },
  });
  shop = { ...plain, app, clock, payments };
});
afterAll(async () => {
  await shop.app.close();
  await plain.close();
});

const listOfCalls = Object.values(testMode).filter((value) => typeof value === 'object' && 'path' in value);

function sendTo(
  app: FastifyInstance,
  call: ShopCall,
  input: Record<string, unknown>,
  secret = OPERATOR_SECRET,
) {
  return send(appTarget({ ...shop, app }), call, input, { authorization: `Bearer ${secret}` });
}

async function ask<Call extends ShopCall>(
  call: Call,
  input: z.input<Call['input']>,
): Promise<z.output<Call['output']>> {
  const incoming = await sendTo(shop.app, call, { ...Object(input) });
  if (incoming.status !== 200) throw new Error(errorWire.parse(incoming.body).error.message);
  return readAnswer(call, incoming);
}

const stateOf = async () => ({
  limits: await shop.db.select().from(siteSettings),
  products: await shop.db.select().from(products).orderBy(products.id),
  customers: await shop.db.select().from(customers),
});

describe('the calls of test mode', () => {
  it.each(listOfCalls)('$path does not exist outside test mode', async (call) => {
    expect(await sendTo(plain.app, call, {})).toMatchObject({ status: 404 });
  });

  it.each(listOfCalls)("$path requires the operator's secret", async (call) => {
    for (const secret of ['', shop.config.apiSecret]) {
      expect(await sendTo(shop.app, call, {}, secret)).toMatchObject({
        status: 401,
        body: { error: { code: 'untrusted_caller' } },
      });
    }
  });
});

describe('a scenario', () => {
  const product = 'country-tomato';
  const scenarios: [string, testMode.Setting][] = [
    ['out of stock', { set: 'stock', product, count: 0 }],
    ['a higher price', { set: 'price', product, price: 99, offer: 0 }],
    ['another variant', { set: 'pack', product, variant_name: '750', nic_name: 'g' }],
    ['another unit', { set: 'pack', product, variant_name: '1', nic_name: 'pc' }],
    ['an inactive product', { set: 'product', product, on_sale: false }],
    ['an inactive category', { set: 'category', category: 'vegetables', on_sale: false }],
    ["no today's special", { set: 'specials', products: [] }],
    ['a promotion', { set: 'promotion', mobile: '9876500001', amount: 150.5 }],
    ['other limits', { set: 'limits', minimum: 500, maximum: 600 }],
    ['a pincode that is not served', { set: 'pincode', pincode: '641002', served: false }],
  ];

  it.each(scenarios)(
    '%s: is applied, notifies the storefront, and can be undone with the settings it returned',
    async (_title, setting) => {
      changes = 0;
      const { before } = await ask(testMode.scenario, { settings: [setting] });
      expect(before).not.toEqual([setting]);
      expect((await ask(testMode.scenario, { settings: [setting] })).before).toEqual([setting]);
      expect(changes).toBe(2);
      await ask(testMode.scenario, { settings: before });
      expect((await ask(testMode.scenario, { settings: before })).before).toEqual(before);
    },
  );

  it('suspends a customer and restores them', async () => {
    const { mobile } = await makeCustomer(shop);
    const settings: testMode.Setting[] = [{ set: 'customer', mobile, suspended: true }];
    const { before } = await ask(testMode.scenario, { settings });
    expect(before).toEqual([{ set: 'customer', mobile, suspended: false }]);
    expect((await ask(testMode.scenario, { settings: before })).before).toEqual(settings);
  });

  it('returns several settings in the order that restores them', async () => {
    const settings: testMode.Setting[] = [
      { set: 'stock', product, count: 3 },
      { set: 'stock', product, count: 2 },
    ];
    const { before } = await ask(testMode.scenario, { settings });
    expect(before[0]).toEqual({ set: 'stock', product, count: 3 });
    await ask(testMode.scenario, { settings: before });
    const last = await ask(testMode.scenario, { settings: [{ set: 'stock', product, count: 1 }] });
    expect(last.before).toEqual([before[1]]);
  });

  it.each<[string, testMode.Setting, string]>([
    [
      'a product that there is not',
      { set: 'stock', product: 'no-such-product', count: 1 },
      'There is no product no-such-product',
    ],
    [
      'a minimum above the maximum',
      { set: 'limits', minimum: 600, maximum: 500 },
      'No order is worth ₹600 at least and ₹500 at most',
    ],
  ])('with %s changes nothing and gives the reason', async (_title, refused, said) => {
    const before = await stateOf();
    const settings: testMode.Setting[] = [{ set: 'stock', product, count: 7 }, refused];
    await expect(ask(testMode.scenario, { settings })).rejects.toThrow(said);
    expect(await stateOf()).toEqual(before);
  });
});

describe('an order in test mode', () => {
  const aLine = [{ productId: 1, quantity: 10 }];

  it('moves through all statuses in between, and never back', async () => {
    const buyer = await makeBuyer(shop, aLine);
    const { answer } = await confirmOrder(shop, buyer);
    const order = answer?.data.invoice_id ?? '';
    expect(await ask(testMode.orderStatus, { order_id: order, status: 'Order Delivered' })).toEqual({
      moved: ['Confirm', 'Out for Delivery', 'Order Delivered'],
    });
    await expect(ask(testMode.orderStatus, { order_id: order, status: 'Pending' })).rejects.toThrow(
      'never becomes "Pending"',
    );
  });

  it('can be paid or declined without the payment page', async () => {
    const buyer = await makeBuyer(shop, aLine);
    await askToPay(shop, buyer);
    const { return_url: back } = await ask(testMode.paymentOutcome, { mobile: buyer.mobile, outcome: 'pay' });
    expect(await comeBack(shop, buyer, new URL(back).search.slice(1))).toMatchObject({
      payment_status: 'paid',
    });
    await expect(ask(testMode.paymentOutcome, { mobile: buyer.mobile, outcome: 'pay' })).rejects.toThrow();
  });
});

describe('the clock', () => {
  it('moves forward for the shop, and shoppers stay signed in', async () => {
    const buyer = await makeBuyer(shop, [{ productId: 1, quantity: 10 }]);
    await askToPay(shop, buyer);
    const before = await ask(testMode.clock, { forward_ms: 0 });
    const after = await ask(testMode.clock, { forward_ms: DAY_MS });
    expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(DAY_MS);
    const system = { ...shop, clock: { now: () => new Date(), forwardMs: () => undefined } };
    expect(await comeBack(system, buyer)).toMatchObject({ payment_status: 'failed' });
  });
});

describe('a reset', () => {
  it('gives the same shop each time, without customers and with the real time', async () => {
    await ask(testMode.reset, {});
    const fresh = await stateOf();
    await makeCustomer(shop);
    await ask(testMode.scenario, { settings: [{ set: 'stock', product: 'country-tomato', count: 0 }] });
    await ask(testMode.reset, {});
    expect(await stateOf()).toEqual(fresh);
    expect(fresh.customers).toEqual([]);
    expect(fresh.products[0]).toMatchObject({ id: 1, slug: 'country-tomato-250-g' });
    const { now } = await ask(testMode.clock, { forward_ms: 0 });
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(DAY_MS / 2);
  });
});

describe('the last code', () => {
  it.each(LANGUAGES)(
    'is not found before one is sent, and then is the newest one, in %s too',
    async (language) => {
      await expect(ask(testMode.lastCode, { mobile: '9876500009' })).rejects.toThrow();
      const mobile = newMobile();
      await doAs(shop, newGuest(), register, { name: 'Meena', mobile }, { language });
      await deliverDue({ ...shop, gateway: localSms(shop.db, shop.clock), log: createLogger('silent') });
      expect((await ask(testMode.lastCode, { mobile })).code).toMatch(/^\d{4}$/);
    },
  );
});

describe('a command of the operator', () => {
  const line = (words: string) => ask(testMode.command, { words: words.split(' ') });

  it('takes the words typed after "npm run shop --" and returns the output', async () => {
    await line('price set country-tomato 61 --offer 0');
    expect((await line('product show country-tomato')).text).toContain('₹61');
  });

  it.each([
    ['make tea', 'There is no command "make tea"'],
    ['price set country-tomato', '<price> is missing'],
    ['price set country-tomato many', 'must be rupees'],
    ['product --help', 'Help is for people'],
  ])('"%s" is refused with the reason: %s', async (words, said) => {
    await expect(line(words)).rejects.toThrow(said);
  });
});
