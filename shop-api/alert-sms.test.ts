import { sql } from 'drizzle-orm';
import { pincodealert } from '@/lib/contract/shop/delivery';
import { startAlertSms } from './alert-sms';
import { createLogger } from './plugins/log';
import { type OperatedShop, openOperatedShop } from './testing/operated-shop';
import { doAs, makeCustomer } from './testing/shoppers';

const OOTY = '643001';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

test('pincode alerts are sent while stock alerts fail', async () => {
  const { actor, mobile } = await makeCustomer(shop);
  await doAs(shop, actor, pincodealert, { pincode: OOTY });
  await shop.ask('pincode', 'serve', OOTY);
  await shop.db.execute(sql`alter table stock_alerts rename to stock_alerts_gone`);
  const lines: string[] = [];
  const stop = startAlertSms(shop, createLogger('error', { write: (line) => void lines.push(line) }));
  await stop();
  await shop.deliverSms();
  expect(shop.sent.map((sms) => sms.mobile)).toEqual([mobile]);
  expect(lines).toEqual([expect.stringMatching(/send stock alerts.*job failed/)]);
});
