import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Crowd, fillWithCrowd } from '@/chaos/testing/crowd-of-shop';
import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { openSetUpHere, type SetUpHere } from '@/chaos/testing/set-up-here';
import { sized } from '@/chaos/testing/size';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { cartSchema } from '@/lib/contract/bff/cart';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { conservedAmounts } from '@/shop-api/testing/invariants';
import { ROOT } from '@/shop-api/testing/running-program';
import { makeTestDatabase, type TestDatabase } from '@/shop-api/testing/test-database';

const SHOPPERS = sized({ long: 50, short: 6 });
const RESTARTS = sized({ long: 10, short: 1 });
const RATE_PER_MINUTE = 240;
/** So that no shopper of the crowd asks for more than that. */
const BETWEEN_ORDERS_MS = 1_000;
const LOOK_AGAIN_MS = 100;
const run = promisify(execFile);

jest.setTimeout(sized({ long: 30, short: 5 }) * 60_000);

let database: TestDatabase;
let crowd: Crowd;
let atFirst: Record<string, number>;
let here: SetUpHere;

beforeAll(async () => {
  database = await makeTestDatabase();
  await withDatabase(database, async (db) => {
    crowd = await fillWithCrowd(db, SHOPPERS + 3);
    atFirst = await conservedAmounts(db);
  });
  here = await openSetUpHere({
    PATH: process.env.PATH ?? '',
    DATABASE_URL: database.place.databaseUrl ?? '',
    REDIS_URL: process.env.REDIS_URL ?? '',
    RATE_LIMIT_PER_MINUTE: String(RATE_PER_MINUTE),
  });
  // why: the tests seal their customers' cookies themselves
  setStorefrontEnv(here.env);
});
afterAll(async () => {
  await here?.close();
  await database.remove();
});

/** Nobody of those who buy in the crowd. */
const bystander = (number: 1 | 2 | 3) =>
  Visitor.of(crowd.buyers.slice(-number)[0] ?? crowd.next(), here.origin);

/** One storefront itself, past nginx. */
const storefront = (number: 1 | 2) => `http://127.0.0.1:${here.ports[`storefront-${number}`]}`;

async function restartAll(): Promise<void> {
  const order = (what: string) => `${process.execPath} ${path.join(ROOT, 'deploy/here.mjs')} ${what}`;
  await run(path.join(ROOT, 'deploy/rolling-restart.sh'), {
    cwd: ROOT,
    env: {
      ...process.env,
      HERE_DIR: here.folder,
      UPSTREAMS: path.join(here.folder, 'upstreams'),
      RELOAD: order('reload'),
      RESTART: order('restart'),
    },
  });
}

test('[d1.shared] decisions 1: a shopper and the cart are known whichever storefront is asked', async () => {
  const visitor = await bystander(1);
  const line = `/api/cart/lines/${crowd.product.id}`;
  const put = { method: 'PUT', path: line, body: { quantity: 2 }, at: storefront(1) };
  expect(await visitor.ask(put)).toMatchObject({ status: 200 });
  const seen = await visitor.ask({ method: 'GET', path: '/api/cart', at: storefront(2) });
  expect(cartSchema.parse(seen.json).lines).toMatchObject([{ productId: crowd.product.id, quantity: 2 }]);
});

test('[d1.shared] what a shopper asks for is counted in one place', async () => {
  const visitor = await bystander(2);
  const statuses: number[] = [];
  for (let asked = 0; asked <= RATE_PER_MINUTE; asked++) {
    const at = storefront(asked % 2 === 0 ? 1 : 2);
    statuses.push((await visitor.ask({ method: 'GET', path: '/api/session', at })).status);
  }
  expect(statuses.indexOf(429)).toBe(RATE_PER_MINUTE);
});

test('a new price is shown by both storefronts', async () => {
  const env = { ...process.env, ...here.env };
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

test('what is for the inside is not reached from outside, and plain http leads to https', async () => {
  const anybody = new Visitor(here.origin);
  for (const inside of ['/ready', '/api/revalidate', '/api/moved']) {
    expect([inside, (await anybody.get(inside)).status]).toEqual([inside, 404]);
  }
  const plain = await fetch(`http://localhost:${here.ports.http}/cart`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://localhost/cart']);
});

test('scripts of the version before are still there', async () => {
  const chunk = '_next/static/chunks/of-last-week.js';
  fs.writeFileSync(path.join(here.folder, 'shared', chunk), 'old()');
  const { status, text, headers } = await new Visitor(here.origin).get(`/${chunk}`);
  const forGood = 'public, max-age=31536000, immutable';
  expect([status, text, headers.get('cache-control')]).toEqual([200, 'old()', forGood]);
});

test(`${RESTARTS} restarts of everything while ${SHOPPERS} people buy: every request goes through`, async () => {
  const statuses = new Set<number>();
  const buyers = crowd.buyers.slice(0, SHOPPERS);
  const shoppers = await TirelessShopper.all({ ...crowd, buyers }, here.origin, ({ status }) =>
    statuses.add(status),
  );
  let isOver = false;
  const buying = shoppers.map(async (shopper) => {
    while (!isOver) {
      // A broken connection counts as much as a refusal.
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
  await withDatabase(database, (db) => expectNothingLost(db, shoppers, atFirst));
});

test('one of each is enough, and without a storefront there is a calm answer', async () => {
  await Promise.all([here.stopInstance('storefront-1'), here.stopInstance('api-1')]);
  const visitor = await bystander(3);
  for (let time = 0; time < 10; time++) expect(await visitor.get('/api/cart')).toMatchObject({ status: 200 });
  await here.stopInstance('storefront-2');
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
  await Promise.all(['storefront-1', 'storefront-2', 'api-1'].map(here.startInstance));
  expect(await visitor.get('/api/cart')).toMatchObject({ status: 200 });
});
