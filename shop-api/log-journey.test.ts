import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { address, favourites } from '@/lib/contract/shop/account';
import { searchproduct } from '@/lib/contract/shop/catalogue';
import { pincodeNearby } from '@/lib/contract/shop/delivery';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { profileEdit, register, resendotp, signout, verifyotp } from '@/lib/contract/shop/identity';
import { orderdetails, orderlisting } from '@/lib/contract/shop/orders';
import { buildApp } from './app';
import { deliverDue } from './modules/sms/deliver';
import { createLogger, type Logger } from './plugins/log';
import { changeProducts, confirmOrder, firstProductIds } from './testing/buyers';
import { askToPay, comeBack, deliver, press } from './testing/paying';
import { callAs, doAs, fillCart, newGuest } from './testing/shoppers';
import { openTestShop, type TestShop } from './testing/test-shop';

const name = 'Thamaraiselvi M';
const mobile = '9361845270';
const otherMobile = '8248913607';
const callerIp = '198.51.100.23';
const email = 'thamarai.selvi@example.in';
const home = {
  customer_name: 'Senthamizh K',
  customer_mobile: '7904418265',
  customer_email: 'senthamizh@example.in',
  customer_address: '77 Unjal Theru',
  customer_area: 'Periyakulam Nagar',
  customer_landmark: 'beside the old banyan',
  customer_city: 'Coimbatore',
  customer_pincode: '641002',
};

/** The shopper's position, with the highest precision the storefront sends. */
const place = { latitude: 11.0168, longitude: 76.9558 };

const lineSchema = z.object({ level: z.string(), at: z.iso.datetime(), event: z.string() }).loose();

let base: TestShop;
let shop: TestShop;
let app: FastifyInstance;
let log: Logger;
const lines: string[] = [];
const secrets = new Set<string>();

beforeAll(async () => {
  base = await openTestShop();
  log = createLogger('debug', { write: (line) => void lines.push(line) });
  app = await buildApp({ ...base, log });
  shop = { ...base, app };
  await walkTheJourney();
});
afterAll(async () => {
  await app.close();
  await base.close();
});

/** Everything a shopper does from the first visit to the orders, and everything that can go wrong. */
async function walkTheJourney(): Promise<void> {
  const actor = await signInAfterMistakes();
  const addressId = await fillIn(actor);
  await buyTwice(actor, addressId);
  await breakThings(actor);
  await doAs(shop, actor, signout, {});
  await callAs(shop, actor, orderlisting, {});
  for (const secret of [name, mobile, otherMobile, callerIp, email, actor.id, actor.sid]) secrets.add(secret);
  for (const field of Object.values(home)) secrets.add(field);
  for (const degrees of Object.values(place)) secrets.add(String(degrees)).add(degrees.toFixed(3));
  for (const secret of Object.values(shop.config)) if (typeof secret === 'string') secrets.add(secret);
}

async function signInAfterMistakes(): Promise<CustomerActor> {
  const guest = newGuest();
  secrets.add(guest.id);
  const requested = await doAs(shop, guest, register, { name, mobile }, { callerIp });
  const first = requested.data.otp ?? '';
  await doAs(shop, guest, verifyotp, { mobile, otp: '0000', session_id: guest.id });
  await deliverDue({ ...shop, log, gateway: failingGateway });
  shop.clock.forwardMs(31_000);
  await doAs(shop, guest, resendotp, { mobile });
  const sent: string[] = [];
  const gateway = { send: async ({ text }: { text: string }) => void sent.push(text) };
  await deliverDue({ ...shop, log, gateway });
  const otp = /\d{4}/.exec(sent.at(-1) ?? '')?.[0] ?? '';
  for (const code of [first, otp]) secrets.add(code);
  const key = randomUUID();
  secrets.add(key);
  const { data } = await doAs(shop, guest, verifyotp, { mobile, otp, session_id: guest.id }, { key });
  if (!data.users) throw new Error(data.message);
  return { kind: 'customer', id: data.users.id, sid: data.users.session_id };
}

/** Fails with the message in the error text, as gateways do. */
const failingGateway = {
  send: async ({ mobile: to, text, values }: { mobile: string; text: string; values: object }) => {
    throw new Error(`could not send ${JSON.stringify(values)} to +91${to}: ${text}`);
  },
};

async function fillIn(actor: CustomerActor): Promise<number> {
  await doAs(shop, actor, profileEdit, { name, mobile, email, gender: 2, d_o_b: '1990-05-01' });
  await doAs(shop, actor, searchproduct, { key: name, search_list: '1', cat_id: '', page: 1 });
  const message = `Please call me at ${otherMobile}`;
  const enquiry = { name, mobile: otherMobile, email, message, feedback_from: '1' as const };
  await doAs(shop, actor, enquirySave, enquiry, { key: randomUUID() });
  await doAs(shop, actor, pincodeNearby, place);
  return (await doAs(shop, actor, address, home)).address_id;
}

async function buyTwice(actor: CustomerActor, addressId: number): Promise<void> {
  const [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { stock: 50 });
  const buyer = { actor, mobile, name, addressId };
  const key = randomUUID();
  secrets.add(key);
  await fillCart(shop, actor, [{ productId, quantity: 10 }]);
  const placed = await confirmOrder(shop, buyer, {}, key);
  await doAs(shop, actor, orderdetails, { order_id: placed.answer?.data.invoice_id ?? '' });

  await fillCart(shop, actor, [{ productId, quantity: 10 }]);
  const page = (await askToPay(shop, buyer)).answer?.data.web_link ?? '';
  secrets.add(new URL(page).pathname.split('/').at(-1) ?? '');
  const returned = await press(shop, page, 'pay');
  await deliver(shop);
  await comeBack(shop, buyer, returned);
  await deliverDue({ ...shop, log, gateway: failingGateway });
}

async function breakThings(actor: CustomerActor): Promise<void> {
  const headers = { authorization: `Bearer ${shop.config.apiSecret}`, 'content-type': 'application/json' };
  const payload = `{"name": ${name}, "mobile": "${mobile}"`;
  await app.inject({ method: 'POST', url: '/register', headers, payload });
  await app.inject({ url: `/orders/of/${mobile}?name=${name}`, headers });
  await callAs(shop, actor, profileEdit, { name: 'x', mobile: 'y', email, gender: 9, d_o_b: mobile });
  await shop.db.execute(sql`alter table favourites rename to favourites_gone`);
  await callAs(shop, actor, favourites, { product_id: 1 });
  await shop.db.execute(sql`alter table favourites_gone rename to favourites`);
}

it('the journey succeeds', () => {
  const log = lines.join('');
  for (const event of ['call failed', 'call refused', 'sms sent', 'sms not sent yet'])
    expect(log).toContain(event);
  expect(log).toContain('"sqlState":"42P01"');
  expect(log.match(/"route":"\/OrderConfirm"/g)?.length).toBeGreaterThan(0);
});

it('every log line is JSON, and every line of a call has its request id', () => {
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) {
    const { event, ...fields } = lineSchema.parse(JSON.parse(line));
    expect(line.match(/"event":/g)).toHaveLength(1);
    if (/request|call/.test(event))
      expect(fields).toHaveProperty('request_id', expect.stringMatching(/^[\w-]{1,64}$/));
  }
});

it('no log line contains a code, number, name, address, id or key of the journey', () => {
  const random = new Set(['at', 'request_id', 'responseTime', 'sms', 'payment']);
  const messages = lines
    .map((line) => JSON.stringify(JSON.parse(line), (field, value) => (random.has(field) ? '' : value)))
    // why: a line number of a stack may look like a code
    .map((line) => line.replace(/:\d+:\d+\)?/g, ''));
  expect(secrets.size).toBeGreaterThan(18);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3);
    expect(messages.filter((line) => line.includes(secret))).toEqual([]);
  }
});

it('a mobile number is logged by its last three digits only', () => {
  expect(lines.join('')).toContain(`"mobile":"•••••••${mobile.slice(-3)}"`);
});
