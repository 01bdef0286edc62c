import { fillWithCrowd } from '@/chaos/testing/crowd-of-shop';
import { codeFor } from '@/chaos/testing/test-mode';
import { Visitor } from '@/chaos/testing/visitor';
import { openWholeShop, type WholeShop, withDatabase } from '@/chaos/testing/whole-shop';
import { otpChallenges } from '@/shop-api/db/schema/identity';
import { MAX_TRIES } from '@/shop-api/modules/identity/otp-limits';
import { newMobile } from '@/shop-api/testing/shoppers';

const GUESSES = 200;
const CODES = 10_000;

jest.setTimeout(300_000);

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop({ fill: async (db) => void (await fillWithCrowd(db, 1)) });
});
afterAll(() => shop.close());

test(`${GUESSES} guesses of a code at the same time count as ${MAX_TRIES} attempts, and the right code is then refused`, async () => {
  const asking = new Visitor(shop.origin);
  const mobile = newMobile();
  const verify = (visitor: Visitor, otp: string) =>
    visitor.request({ method: 'POST', path: '/api/session/verify', body: { mobile, otp } });
  expect(
    await asking.request({ method: 'POST', path: '/api/session/otp', body: { name: 'Meena', mobile } }),
  ).toMatchObject({ status: 200 });
  const code = await codeFor(shop.apiUrl, mobile);
  const wrong = (index: number) => String((Number(code) + 1 + index) % CODES).padStart(code.length, '0');

  const guesses = await Promise.all(
    Array.from({ length: GUESSES }, (_, index) => verify(asking, wrong(index))),
  );
  for (const { status, json } of guesses) expect([status, Object(json).verified]).toEqual([200, false]);
  const rightCode = await verify(asking, code);
  expect([rightCode.status, Object(rightCode.json).verified]).toEqual([200, false]);

  await shop.api.end('SIGTERM');
  const [challenge] = await withDatabase(shop.database, (db) => db.select().from(otpChallenges));
  expect(challenge?.attempts).toBe(MAX_TRIES);
});
