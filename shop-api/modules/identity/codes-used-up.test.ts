import { register } from '@/lib/contract/shop/identity';
import { MINUTE_MS } from '@/lib/domain/durations';
import { buildApp } from '@/shop-api/app';
import { otpSends } from '@/shop-api/db/schema/identity';
import { createLogger } from '@/shop-api/plugins/log';
import { callAs, makeCustomer, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sendToOthers = (count: number) =>
  shop.db.insert(otpSends).values(
    Array.from({ length: count }, () => ({
      mobile: newMobile(),
      callerIp: '',
      createdAt: shop.clock.now(),
    })),
  );

it('logs once in ten minutes that the shop has no codes left, first for new numbers, then for all', async () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const app = await buildApp({ ...shop, log });
  const [stranger, customer] = [newMobile(), await makeCustomer(shop)];
  const ask = (mobile: string) => callAs({ ...shop, app }, newGuest(), register, { name: 'Meena', mobile });
  const askTwice = async (mobile: string) => [(await ask(mobile)).status, (await ask(mobile)).status];
  const logged = () => lines.splice(0).map((line) => JSON.parse(line));
  const usedUp = { level: 'error', event: 'sign-in codes used up' };

  await sendToOthers(300);
  expect(await askTwice(stranger)).toEqual([429, 429]);
  expect(lines.join()).not.toContain(stranger);
  expect(logged()).toMatchObject([{ ...usedUp, for: 'new numbers' }]);

  await sendToOthers(300);
  expect(await askTwice(customer.mobile)).toEqual([429, 429]);
  expect(logged()).toMatchObject([{ ...usedUp, for: 'all numbers' }]);

  shop.clock.forwardMs(10 * MINUTE_MS);
  await sendToOthers(600);
  expect(await askTwice(stranger)).toEqual([429, 429]);
  expect(logged()).toMatchObject([{ ...usedUp, for: 'new numbers' }]);
  await app.close();
});
