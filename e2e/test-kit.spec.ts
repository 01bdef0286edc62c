import { operate } from '@/e2e/fixtures/operate';
import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/shop-test';

/** With `--workers` above the number of shops this is the proof that they are refused. */
test('what every shopper would notice is for a worker with a shop of its own', async ({ shop }, {
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
