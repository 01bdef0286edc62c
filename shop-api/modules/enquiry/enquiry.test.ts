import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '@/lib/contract/actor-token';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { HOUR_MS } from '@/lib/domain/durations';
import { enquiries } from '@/shop-api/db/schema/content';
import { callAs, makeCustomer, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const TICKET = /^KT[0-9A-HJKMNP-TV-Z]{10}$/;

const contactMessage = (
  fields: { name?: string; mobile?: string; message?: string; kind?: 'grievance' } = {},
) => ({
  name: 'Meena Kumari',
  mobile: newMobile(),
  email: 'meena@example.com',
  message: 'Do you have drumstick leaves?',
  ...fields,
});

const save = (
  input: ReturnType<typeof contactMessage>,
  { actor = newGuest() as Actor, key = randomUUID() as string, callerIp = '203.0.113.7' } = {},
) => callAs(shop, actor, enquirySave, input, { key, callerIp });

const keptOf = (mobile: string) => shop.db.select().from(enquiries).where(eq(enquiries.mobile, mobile));

describe('an enquiry', () => {
  it('[3.enquiry] is stored as written and answered with a message', async () => {
    const input = contactMessage({ message: 'முருங்கைக்கீரை இருக்கிறதா? 🌿' });
    const { answer } = await save(input);
    const { ticket = '' } = answer ?? {};
    expect(ticket).toMatch(TICKET);
    expect(answer?.message).toMatch(/^Thank you. Your message /);
    const stored = { ...input, kind: 'message', ticket, createdAt: shop.clock.now(), closedAt: null };
    expect(await keptOf(input.mobile)).toMatchObject([stored]);
  });

  it('sent twice is stored once, also when sent concurrently', async () => {
    const [input, sender] = [contactMessage(), { actor: newGuest(), key: randomUUID() }];
    const results = await Promise.all([save(input, sender), save(input, sender), save(input, sender)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await keptOf(input.mobile)).toHaveLength(1);
    const other = await save({ ...input, message: 'Something else' }, sender);
    expect(other.error?.code).toBe('conflict');
  });

  it('with a key that was used for another one is refused, whoever sends it', async () => {
    const key = randomUUID();
    const input = contactMessage();
    const first = await save(input, { key });
    expect((await save(contactMessage(), { actor: newGuest(), key })).error?.code).toBe('conflict');
    expect((await save(input, { actor: newGuest(), key })).answer).toEqual(first.answer);
    expect(await keptOf(input.mobile)).toHaveLength(1);
  });

  it('that is a grievance is marked as one for its sender and for the shop', async () => {
    const input = contactMessage({ kind: 'grievance', message: 'The coconuts were broken.' });
    const { answer } = await save(input);
    expect(answer?.message).toMatch(/grievance.*grievance officer/);
    expect(await keptOf(input.mobile)).toMatchObject([{ kind: 'grievance', ticket: answer?.ticket }]);
  });

  it('that is a grievance is acknowledged once by SMS with its ticket, a plain message is not', async () => {
    const [input, sender] = [contactMessage({ kind: 'grievance' }), { actor: newGuest(), key: randomUUID() }];
    const { answer } = await save(input, sender);
    await save(input, sender);
    const plain = contactMessage();
    await save(plain);
    await shop.deliverSms();
    const of = (mobile: string) => shop.sent.filter((sms) => sms.mobile === mobile);
    expect(of(input.mobile)).toMatchObject([{ text: expect.stringContaining(answer?.ticket ?? '-') }]);
    expect(of(plain.mobile)).toEqual([]);
  });

  it.each(['Me', '12345', '<b>Meena</b>', 'x'.repeat(51)])(
    'from %j is refused, naming the field',
    async (name) => {
      expect((await save(contactMessage({ name }))).error).toMatchObject({
        code: 'bad_request',
        field: 'name',
      });
    },
  );

  it.each(['மீனா குமாரி', "D'Souza", 'R. Meena 2'])('from %s is accepted', async (name) => {
    expect((await save(contactMessage({ name }))).status).toBe(200);
  });

  it('of one number and network is refused after five within an hour, and accepted again afterwards', async () => {
    const mobile = newMobile();
    const results = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => save(contactMessage({ mobile }))));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(results.filter(({ error }) => error?.code === 'too_many')).toHaveLength(2);
    shop.clock.forwardMs(HOUR_MS + 1);
    expect((await save(contactMessage({ mobile }))).status).toBe(200);
  });

  it('of one number and network is refused after ten within a day', async () => {
    const mobile = newMobile();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++) {
      statuses.push((await save(contactMessage({ mobile }))).status);
      shop.clock.forwardMs(HOUR_MS);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    shop.clock.forwardMs(13 * HOUR_MS);
    expect((await save(contactMessage({ mobile }))).status).toBe(200);
  });

  it('is accepted although somebody in another network has sent five with the same number', async () => {
    const mobile = newMobile();
    for (let sent = 0; sent < 6; sent++) await save(contactMessage({ mobile }), { callerIp: '198.51.100.1' });
    expect((await save(contactMessage({ mobile }))).status).toBe(200);
  });

  it('of a signed-in customer counts by customer, not by number or network', async () => {
    const { actor, mobile } = await makeCustomer(shop);
    const callerIp = '198.51.100.2';
    for (let sent = 0; sent < 6; sent++) await save(contactMessage({ mobile }), { callerIp });
    for (let sent = 0; sent < 25; sent++) await save(contactMessage(), { callerIp });
    expect((await save(contactMessage(), { callerIp })).error?.code).toBe('too_many');
    const codes = [];
    for (let sent = 0; sent < 6; sent++)
      codes.push((await save(contactMessage(), { actor, callerIp })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('of one IP address is refused after thirty within an hour, for any number', async () => {
    const callerIp = '203.0.113.99';
    const results = await Promise.all(Array.from({ length: 35 }, () => save(contactMessage(), { callerIp })));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(results.filter(({ error }) => error?.code === 'too_many')).toHaveLength(5);
    expect((await save(contactMessage())).status).toBe(200);
  });
});
