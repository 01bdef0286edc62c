import { expect, test } from 'playwright/test';
import { type FeedItem, readFeed } from '@/e2e/crawlers/read-feed';
import { absolute, type CrawledPage, ofType, readPage } from '@/e2e/crawlers/read-page';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const AT_ONCE = 8;

type Facts = { price: string; was: string | undefined; available: boolean };

const rupees = (shown: string) => Number(shown.replace(/[^\d.]/g, '')).toFixed(2);

/** What a shopper sees in the bar beside the button that buys. */
function onPage({ $ }: CrawledPage): Facts {
  const bar = $('main section').filter((_, section) => $(section).attr('aria-label') === $('h1').text());
  const was = bar.find('s').first().clone();
  was.find('span').remove();
  return {
    price: rupees(bar.find('b').first().text()),
    was: was.length > 0 ? rupees(was.text()) : undefined,
    available: !bar.text().includes(text('card.out_of_stock')),
  };
}

type Offer = {
  price: string;
  availability: string;
  priceSpecification: { price: string; priceType?: string }[];
};

function inJsonLd(page: CrawledPage): Facts {
  const offer = ofType(page, 'Product')?.offers as Offer;
  return {
    price: offer.price,
    was: offer.priceSpecification.find(({ priceType }) => priceType?.endsWith('StrikethroughPrice'))?.price,
    available: offer.availability === 'https://schema.org/InStock',
  };
}

function inTags(page: CrawledPage): Facts {
  return {
    price: page.meta('product:price:amount') ?? '',
    was: page.meta('product:original_price:amount'),
    available: page.meta('product:availability') === 'in stock',
  };
}

function inFeed(item: FeedItem): Facts {
  const amount = (price: string) => price.replace(' INR', '');
  return {
    price: amount(item['g:sale_price'] ?? item['g:price']),
    was: item['g:sale_price'] ? amount(item['g:price']) : undefined,
    available: item['g:availability'] === 'in_stock',
  };
}

test('page, tags, JSON-LD and feed agree on price and availability of everything', {
  tag: '@seo',
}, async () => {
  test.setTimeout(180_000);
  const waiting = await readFeed();
  const items = [...waiting];
  expect(items.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  const check = async (item: FeedItem) => {
    const path = paths.product(item['g:id']);
    const page = await readPage(path);
    const facts = inFeed(item);
    expect(page.status, path).toBe(200);
    expect(item['g:link'], path).toBe(page.canonical);
    for (const [where, found] of Object.entries({
      page: onPage(page),
      tags: inTags(page),
      jsonLd: inJsonLd(page),
    })) {
      if (JSON.stringify(found) !== JSON.stringify(facts))
        wrong.push(`${path}: ${where} ${JSON.stringify(found)}, feed ${JSON.stringify(facts)}`);
    }
  };
  const work = async () => {
    for (let item = waiting.pop(); item; item = waiting.pop()) await check(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(wrong).toEqual([]);
  expect(new Set(items.map((item) => inFeed(item).available)).size, 'some are sold out').toBe(2);
  expect(
    items.some((item) => item['g:sale_price']),
    'some are on offer',
  ).toBe(true);
  expect(items.every((item) => item['g:image_link'].startsWith(absolute('/media/')))).toBe(true);
});
