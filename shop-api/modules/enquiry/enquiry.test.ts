import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { HOUR_MS } from '@/lib/domain/durations';
import { enquiries } from '@/shop-api/db/schema/content';
import { callAs, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const TICKET = /^KT[0-9A-HJKMNP-TV-Z]{10}$/;

const letter = (fields: { name?: string; mobile?: string; message?: string; kind?: 'grievance' } = {}) => ({
  name: 'Meena Kumari',
  mobile: newMobile(),
  email: 'meena@example.com',
  message: 'Do you have drumstick leaves?',
  ...fields,
});

const save = (
  input: ReturnType<typeof letter>,
  { actor = newGuest(), key = randomUUID() as string, callerIp = '203.0.113.7' } = {},
) => callAs(shop, actor, enquirySave, input, { key, callerIp });

const keptOf = (mobile: string) => shop.db.select().from(enquiries).where(eq(enquiries.mobile, mobile));

describe('an enquiry', () => {
  it('[3.enquiry] is kept as it was written and answered with a message', async () => {
    const input = letter({ message: 'முருங்கைக்கீரை இருக்கிறதா? 🌿' });
    const { answer } = await save(input);
    const { ticket = '' } = answer ?? {};
    expect(ticket).toMatch(TICKET);
    expect(answer?.message).toMatch(/^Thank you. Your message /);
    const kept = { ...input, kind: 'message', ticket, createdAt: shop.clock.now(), closedAt: null };
    expect(await keptOf(input.mobile)).toMatchObject([kept]);
  });

  it('sent twice is kept once, also when both are under way together', async () => {
    const [input, sender] = [letter(), { actor: newGuest(), key: randomUUID() }];
    const given = await Promise.all([save(input, sender), save(input, sender), save(input, sender)]);
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await keptOf(input.mobile)).toHaveLength(1);
    const other = await save({ ...input, message: 'Something else' }, sender);
    expect(other.error?.code).toBe('conflict');
  });

  it('of a key that was used for one is refused, whoever sends it', async () => {
    const key = randomUUID();
    const input = letter();
    const first = await save(input, { key });
    expect((await save(letter(), { actor: newGuest(), key })).error?.code).toBe('conflict');
    expect((await save(input, { actor: newGuest(), key })).answer).toEqual(first.answer);
    expect(await keptOf(input.mobile)).toHaveLength(1);
  });

  it('that is a grievance says so to its sender and to the shop', async () => {
    const input = letter({ kind: 'grievance', message: 'The coconuts were broken.' });
    const { answer } = await save(input);
    expect(answer?.message).toMatch(/grievance.*grievance officer/);
    expect(await keptOf(input.mobile)).toMatchObject([{ kind: 'grievance', ticket: answer?.ticket }]);
  });

  it('that is a grievance is acknowledged once by SMS with its ticket, a plain letter is not', async () => {
    const [input, sender] = [letter({ kind: 'grievance' }), { actor: newGuest(), key: randomUUID() }];
    const { answer } = await save(input, sender);
    await save(input, sender);
    const plain = letter();
    await save(plain);
    await shop.deliverSms();
    const of = (mobile: string) => shop.sent.filter((sms) => sms.mobile === mobile);
    expect(of(input.mobile)).toMatchObject([{ text: expect.stringContaining(answer?.ticket ?? '-') }]);
    expect(of(plain.mobile)).toEqual([]);
  });

  it.each(['Me', '12345', '<b>Meena</b>', 'x'.repeat(51)])(
    'is refused from %j, naming the field',
    async (name) => {
      expect((await save(letter({ name }))).error).toMatchObject({ code: 'bad_request', field: 'name' });
    },
  );

  it.each(['மீனா குமாரி', "D'Souza", 'R. Meena 2'])('is taken from %s', async (name) => {
    expect((await save(letter({ name }))).status).toBe(200);
  });

  it('of one number is refused after five within an hour, and taken again afterwards', async () => {
    const mobile = newMobile();
    const given = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => save(letter({ mobile }))));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(given.filter(({ error }) => error?.code === 'too_many')).toHaveLength(2);
    shop.clock.forwardMs(HOUR_MS + 1);
    expect((await save(letter({ mobile }))).status).toBe(200);
  });

  it('of one number is refused after ten within a day', async () => {
    const mobile = newMobile();
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++) {
      statuses.push((await save(letter({ mobile }))).status);
      shop.clock.forwardMs(HOUR_MS);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    shop.clock.forwardMs(13 * HOUR_MS);
    expect((await save(letter({ mobile }))).status).toBe(200);
  });

  it('of one address is refused after thirty within an hour, whatever the number', async () => {
    const callerIp = '203.0.113.99';
    const given = await Promise.all(Array.from({ length: 35 }, () => save(letter(), { callerIp })));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(given.filter(({ error }) => error?.code === 'too_many')).toHaveLength(5);
    expect((await save(letter())).status).toBe(200);
  });
});
