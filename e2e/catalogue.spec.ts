import { expect, test } from 'playwright/test';
import { factsOfFeed, factsOfPage } from '@/e2e/crawlers/facts';
import { type FeedItem, readFeed } from '@/e2e/crawlers/read-feed';
import { absolute, readPage } from '@/e2e/crawlers/read-page';
import { sample } from '@/e2e/fixtures/sample';
import { paths } from '@/lib/config/paths';

const AT_ONCE = 8;
/** Excluded, as other tests rename these products meanwhile. */
const { old, now, later } = sample.renamed;
const CHANGED_ELSEWHERE: readonly string[] = [
  ...[
    sample.repriced,
    sample.dearer,
    sample.runningOut,
    sample.soldOut,
    sample.inDialogs.outOfStock,
    sample.example,
    sample.readAgain,
  ].map(({ slug }) => slug),
  old,
  now,
  later,
];

test('page, tags, JSON-LD and feed agree on price and availability of everything', {
  tag: '@seo',
}, async () => {
  test.setTimeout(180_000);
  const items = (await readFeed()).filter((item) => !CHANGED_ELSEWHERE.includes(item['g:id']));
  const waiting = [...items];
  expect(items.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  const check = async (item: FeedItem) => {
    const path = paths.product(item['g:id']);
    const page = await readPage(path);
    const facts = factsOfFeed(item);
    expect(page.status, path).toBe(200);
    expect(item['g:link'], path).toBe(page.canonical);
    for (const [where, found] of Object.entries(factsOfPage(page))) {
      if (JSON.stringify(found) !== JSON.stringify(facts))
        wrong.push(`${path}: ${where} ${JSON.stringify(found)}, feed ${JSON.stringify(facts)}`);
    }
  };
  const work = async () => {
    for (let item = waiting.pop(); item; item = waiting.pop()) await check(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(wrong).toEqual([]);
  expect(new Set(items.map((item) => factsOfFeed(item).available)).size, 'some are sold out').toBe(2);
  expect(
    items.some((item) => item['g:sale_price']),
    'some are on offer',
  ).toBe(true);
  expect(items.every((item) => item['g:image_link'].startsWith(absolute('/media/')))).toBe(true);
});
