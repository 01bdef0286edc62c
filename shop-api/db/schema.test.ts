import fs from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { apiRoot } from '@/shop-api/root';
import * as account from './schema/account';
import * as cart from './schema/cart';
import * as catalogue from './schema/catalogue';
import * as content from './schema/content';
import * as idempotency from './schema/idempotency';
import * as identity from './schema/identity';
import * as localPayments from './schema/local-payments';
import * as orders from './schema/orders';
import * as payments from './schema/payments';
import * as pincodeAlerts from './schema/pincode-alerts';
import * as sms from './schema/sms';
import * as stockAlerts from './schema/stock-alerts';
import * as storefrontEvents from './schema/storefront-events';

const META = path.join(apiRoot, 'db/migrations/meta');

it('the migrations create exactly the tables defined in the code', async () => {
  const newest =
    fs
      .readdirSync(META)
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const migrated = JSON.parse(fs.readFileSync(path.join(META, newest), 'utf8'));
  const known = generateDrizzleJson({
    ...account,
    ...cart,
    ...catalogue,
    ...content,
    ...idempotency,
    ...identity,
    ...localPayments,
    ...orders,
    ...payments,
    ...pincodeAlerts,
    ...sms,
    ...stockAlerts,
    ...storefrontEvents,
  });
  expect(await generateMigration(migrated, known)).toEqual([]);
});
