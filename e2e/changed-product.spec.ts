import { factsOfFeed, factsOfPage } from '@/e2e/crawlers/facts';
import { readFeed } from '@/e2e/crawlers/read-feed';
import { readPage } from '@/e2e/crawlers/read-page';
import { FaultyLine } from '@/e2e/fixtures/faulty-line';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';

const { slug } = sample.repriced;

async function inFeed() {
  return (await readFeed()).find((one) => one['g:id'] === slug);
}

async function told() {
  const page = await readPage(paths.product(slug));
  const item = await inFeed();
  return {
    prices: Object.values({ ...factsOfPage(page), feed: item && factsOfFeed(item) }).map(
      (facts) => facts?.price,
    ),
    description: page.meta('og:description')?.split(' ')[0],
    picture: page.meta('og:image'),
  };
}

test.describe.configure({ mode: 'default' });

test('a new price is on the page, in JSON-LD, in the feed and in the preview at once', {
  tag: ['@seo', '@preview'],
}, async ({ shop }) => {
  await shop.price(sample.repriced, 40);
  await expect.poll(told).toMatchObject({ prices: Array(4).fill('40.00') });
  const before = await told();
  await shop.price(sample.repriced, 41.5);
  await expect.poll(told).toMatchObject({
    prices: Array(4).fill('41.50'),
    description: '₹41.50',
    picture: expect.not.stringContaining(before.picture ?? 'a picture'),
  });
});

test('a page rendered with the old price while it changes is soon replaced', { tag: '@faults' }, async ({
  shop,
}) => {
  const line = FaultyLine.forPages();
  await shop.price(sample.repriced, 42);
  await line.fail('productfeed', 'held');
  const reached = await line.reached('productfeed');
  const ofBefore = inFeed();
  await expect.poll(() => line.reached('productfeed')).toBeGreaterThan(reached);
  await shop.price(sample.repriced, 43);
  await ofBefore;
  await line.mend();
  await expect.poll(async () => (await inFeed())?.['g:price']).toBe('43.00 INR');
});

test.afterEach(() => FaultyLine.forPages().mend());
