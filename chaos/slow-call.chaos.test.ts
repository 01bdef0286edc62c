import { randomUUID } from 'node:crypto';
import { PRICE } from '@/chaos/testing/crowd-of-shop';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { Visitor } from '@/chaos/testing/visitor';

const HELD = 20;
const SLOW_MS = 10_000;

jest.setTimeout(300_000);

let world: ShopWithCrowd;
beforeAll(async () => {
  world = await openShopWithCrowd(HELD + 1);
});
afterAll(() => world.shop.close());

test(`while ${HELD} orders wait for a call that takes 10 s, all other requests are answered`, async () => {
  const { shop, crowd } = world;
  await shop.faultProxy.injectFault('everybody', 'OrderConfirm', { delayMs: SLOW_MS, answer: 'real' });
  let held = 0;
  const ordering = crowd.buyers.slice(0, HELD).map(async ({ addressId }, index) => {
    const visitor = await Visitor.signedInAs(crowd.next(), shop.origin);
    const body = { addressId, payment: 'cod', expectedTotal: PRICE };
    held += 1;
    const { status } = await visitor.request({
      method: 'POST',
      path: '/api/orders',
      body,
      key: randomUUID(),
    });
    held -= 1;
    return { index, status };
  });
  while (held < HELD) await new Promise(setImmediate);

  const other = await Visitor.signedInAs(crowd.next(), shop.origin);
  const line = `/api/cart/lines/${crowd.product.id}`;
  const product = `/product-detail/${crowd.product.slug}`;
  for (const path of ['/', '/category/vegetables', product, '/search/tomato', '/api/cart', '/api/orders']) {
    expect([path, (await other.get(path)).status]).toEqual([path, 200]);
  }
  expect(await other.request({ method: 'PUT', path: line, body: { quantity: 2 } })).toMatchObject({
    status: 200,
  });
  expect(held).toBe(HELD);

  const answered = await Promise.all(ordering);
  expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: HELD }, () => 503));
});
