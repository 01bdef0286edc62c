import { askTestMode } from '@/e2e/fixtures/ask-test-mode';
import { operate } from '@/e2e/fixtures/operate';
import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { ShopControl } from '@/e2e/fixtures/shop-control';
import { expect, test } from '@/e2e/fixtures/test';
import { clock, lastCode, MOST_SETTINGS, type Setting } from '@/lib/contract/test-mode';

const { kept, moved } = sample.kit;
const MONTH_MS = 30 * 24 * 60 * 60_000;

const shown = (slug: string) => operate('product', 'show', slug);

/** The difference between the shop API's clock and this machine's. */
async function aheadMs(): Promise<number> {
  const { now } = await askTestMode(clock, { forward_ms: 0 });
  return Math.abs(Date.parse(now) - Date.now());
}

test('all changes of a test are undone, however many', async () => {
  const before = await shown(kept.slug);
  const shop = new ShopControl();
  const stock = (count: number): Setting => ({ set: 'stock', product: kept.slug, count });
  await shop.set(...Array.from({ length: MOST_SETTINGS }, (_setting, index) => stock(index)));
  await shop.price(kept, 99);
  for (let months = 0; months < 24; months += 12) await shop.forward(12 * MONTH_MS);
  expect(await shown(kept.slug)).not.toBe(before);
  await shop.restore();
  expect(await aheadMs()).toBeLessThan(MONTH_MS);
  expect(await shown(kept.slug)).toBe(before);
});

test('a change that cannot be undone is reported, and the others are undone', async () => {
  const before = await shown(kept.slug);
  const shop = new ShopControl();
  await shop.price(kept, 98);
  await shop.set({ set: 'product', product: moved.old, on_sale: true });
  await operate('product', 'rename', moved.old, moved.now);
  try {
    await expect(shop.restore()).rejects.toThrow(`There is no product ${moved.old}`);
    expect(await shown(kept.slug)).toBe(before);
  } finally {
    await operate('product', 'rename', moved.now, moved.old);
  }
});

test('a mistyped name is refused with the possible ones', async ({ shop, line }) => {
  const mistyped: [() => Promise<unknown>, RegExp][] = [
    [() => line.fail('OrderConfrm', 'down'), /no call "OrderConfrm", only .*OrderConfirm/],
    [() => line.reached('OrderConfrm'), /no call "OrderConfrm"/],
    [() => shop.setClock('tomorrow'), /"tomorrow" is no moment such as/],
    [() => operate('order', 'shuffle'), /shuffle/],
    [() => askTestMode(clock, { forward_ms: 0.5 }), /^clock: forward_ms: .*expected int/],
    [() => askTestMode(lastCode, { mobile: '9600000001' }), /No sign-in code was sent to this mobile/],
    [() => shop.decidePayment('9600000001', 'fail'), /no open payment/],
  ];
  for (const [call, words] of mistyped) await expect(call()).rejects.toThrow(words);
});

/** With more `--workers` than shops, this proves that such changes are refused. */
test('changes that affect every shopper need a shop that no other worker uses', async ({ shop }, {
  config,
}) => {
  const changes: [string, () => Promise<unknown>][] = [
    ['withdrawCategory', () => shop.withdrawCategory(sample.category)],
    ['specials', () => shop.specials()],
    ['limits', () => shop.limits(100, 2000)],
    ['notServed', () => shop.notServed(sample.address.pincode)],
    ['set', () => shop.set({ set: 'limits', minimum: 100, maximum: 3000 })],
    ['forward', () => shop.forward(1)],
    ['reset', () => shop.reset()],
    ['operate', () => operate('settings', 'set', 'minimum_purchase', '100')],
  ];
  const isShared = config.workers > settings.shops.length;
  for (const [name, change] of changes) {
    const outcome = await change().then(
      () => 'done',
      (refused) => String(refused),
    );
    expect(outcome, name).toMatch(isShared ? /Other workers test this shop too/ : 'done');
  }
});
