import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Crowd, fillWithCrowd } from '@/chaos/testing/crowd-of-shop';
import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { type LocalDeployment, openLocalDeployment } from '@/chaos/testing/local-deployment';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { mapWithConcurrency } from '@/chaos/testing/map-with-concurrency';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { cartSchema } from '@/lib/contract/bff/cart';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { conservedAmounts } from '@/shop-api/testing/invariants';
import { ROOT } from '@/shop-api/testing/running-program';
import { makeTestDatabase, type TestDatabase } from '@/shop-api/testing/test-database';

const SHOPPERS = longOrShort({ long: 50, short: 6 });
const RESTARTS = longOrShort({ long: 10, short: 1 });
const RATE_PER_MINUTE = 240;
/** More at once would let Redis, and so the shared count, be given up on a slow machine. */
const SIDE_BY_SIDE = 16;
/** Keeps each shopper of the crowd below the rate limit. */
const BETWEEN_ORDERS_MS = 1_000;
const LOOK_AGAIN_MS = 100;
const run = promisify(execFile);

jest.setTimeout(longOrShort({ long: 30, short: 5 }) * 60_000);

let database: TestDatabase;
let crowd: Crowd;
let initialAmounts: Record<string, number>;
let deployment: LocalDeployment;

beforeAll(async () => {
  database = await makeTestDatabase();
  await withDatabase(database, async (db) => {
    crowd = await fillWithCrowd(db, SHOPPERS + 3);
    initialAmounts = await conservedAmounts(db);
  });
  deployment = await openLocalDeployment({
    PATH: process.env.PATH ?? '',
    DATABASE_URL: database.place.databaseUrl ?? '',
    REDIS_URL: process.env.REDIS_URL ?? '',
    RATE_LIMIT_PER_MINUTE: String(RATE_PER_MINUTE),
  });
  // why: the tests seal their customers' cookies themselves
  setStorefrontEnv(deployment.env);
});
afterAll(async () => {
  await deployment?.close();
  await database.remove();
});

/** A visitor for a customer who does not buy in the restart test. */
const bystander = (number: 1 | 2 | 3) =>
  Visitor.signedInAs(crowd.buyers.slice(-number)[0] ?? crowd.next(), deployment.origin);

/** The address of one storefront, bypassing nginx. */
const storefront = (number: 1 | 2) => `http://127.0.0.1:${deployment.ports[`storefront-${number}`]}`;

async function restartAll(): Promise<void> {
  const command = (what: string) => `${process.execPath} ${path.join(ROOT, 'deploy/here.mjs')} ${what}`;
  await run(path.join(ROOT, 'deploy/rolling-restart.sh'), {
    cwd: ROOT,
    env: {
      ...process.env,
      HERE_DIR: deployment.folder,
      UPSTREAMS: path.join(deployment.folder, 'upstreams'),
      RELOAD: command('reload'),
      RESTART: command('restart'),
    },
  });
}

test('[d1.shared] decisions 1: either storefront knows the shopper and the cart', async () => {
  const visitor = await bystander(1);
  const line = `/api/cart/lines/${crowd.product.id}`;
  const put = { method: 'PUT', path: line, body: { quantity: 2 }, at: storefront(1) };
  expect(await visitor.request(put)).toMatchObject({ status: 200 });
  const seen = await visitor.request({ method: 'GET', path: '/api/cart', at: storefront(2) });
  expect(cartSchema.parse(seen.json).lines).toMatchObject([{ productId: crowd.product.id, quantity: 2 }]);
});

test('[d1.shared] what a shopper asks for is counted in one place', async () => {
  const visitor = await bystander(2);
  const ask = async (asked: number) => {
    const at = storefront(asked % 2 === 0 ? 1 : 2);
    return (await visitor.request({ method: 'GET', path: '/api/session', at })).status;
  };
  // why: one after the other they take longer than the minute of the limit on a slow machine
  const all = Array.from({ length: RATE_PER_MINUTE + 1 }, (_, asked) => asked);
  const statuses = await mapWithConcurrency(all, SIDE_BY_SIDE, ask);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('a new price is shown by both storefronts', async () => {
  const env = { ...process.env, ...deployment.env };
  const order = ['dist/shop-api/shop.cjs', 'price', 'set', 'beetroot', '61', '--offer', '0'];
  await run(process.execPath, order, { cwd: ROOT, env });
  for (const number of [1, 2] as const) {
    const isShown = async () => {
      const page = await fetch(`${storefront(number)}/product-detail/beetroot`);
      return (await page.text()).includes('₹61');
    };
    while (!(await isShown())) await pause(LOOK_AGAIN_MS);
  }
});

test('internal routes are not reachable from outside, and plain http redirects to https', async () => {
  const anybody = new Visitor(deployment.origin);
  for (const internalPath of ['/ready', '/api/revalidate', '/api/moved']) {
    expect([internalPath, (await anybody.get(internalPath)).status]).toEqual([internalPath, 404]);
  }
  const plain = await fetch(`http://localhost:${deployment.ports.http}/cart`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/cart']);
});

test('scripts of the previous version are still served', async () => {
  const chunk = '_next/static/chunks/of-last-week.js';
  fs.writeFileSync(path.join(deployment.folder, 'shared', chunk), 'old()');
  const { status, text, headers } = await new Visitor(deployment.origin).get(`/${chunk}`);
  const forGood = 'public, max-age=31536000, immutable';
  expect([status, text, headers.get('cache-control')]).toEqual([200, 'old()', forGood]);
});

test(`${RESTARTS} rolling restarts while ${SHOPPERS} people buy: every request succeeds`, async () => {
  const statuses = new Set<number>();
  const buyers = crowd.buyers.slice(0, SHOPPERS);
  const shoppers = await TirelessShopper.all({ ...crowd, buyers }, deployment.origin, ({ status }) =>
    statuses.add(status),
  );
  let isOver = false;
  const buying = shoppers.map(async (shopper) => {
    while (!isOver) {
      // why: a broken connection must fail the test as a refusal does
      if (!(await shopper.buy())) statuses.add(0);
      await pause(BETWEEN_ORDERS_MS);
    }
  });
  try {
    for (let time = 0; time < RESTARTS; time++) await restartAll();
  } finally {
    isOver = true;
    await Promise.all(buying);
  }
  process.stdout.write(`${RESTARTS} restarts of everything: ${countOrders(shoppers)} orders\n`);
  expect([...statuses]).toEqual([200]);
  expect(countOrders(shoppers)).toBeGreaterThan(SHOPPERS);
  await withDatabase(database, (db) => expectNothingLost(db, shoppers, initialAmounts));
});

test('one storefront and one shop API are enough, and without a storefront nginx answers 503 itself', async () => {
  await Promise.all([deployment.stopInstance('storefront-1'), deployment.stopInstance('api-1')]);
  const visitor = await bystander(3);
  for (let time = 0; time < 10; time++) expect(await visitor.get('/api/cart')).toMatchObject({ status: 200 });
  await deployment.stopInstance('storefront-2');
  const page = await visitor.get('/');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(page.text).toContain('Your cart is safe.');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const path of ['/ta', '/ta?utm_source=x', '/ta/category/fruits']) {
    expect((await visitor.get(path)).text).toContain('<html lang="ta">');
  }
  expect((await visitor.get('/tapioca')).text).toContain('<html lang="en">');
  const call = await visitor.get('/api/cart');
  expect(call).toMatchObject({ status: 503, json: { error: { code: 'unavailable' } } });
  await Promise.all(['storefront-1', 'storefront-2', 'api-1'].map(deployment.startInstance));
  expect(await visitor.get('/api/cart')).toMatchObject({ status: 200 });
});
