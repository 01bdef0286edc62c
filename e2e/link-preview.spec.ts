import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { absolute, readPage } from '@/e2e/crawlers/read-page';
import { userAgents } from '@/e2e/crawlers/user-agents';
import { sample } from '@/e2e/fixtures/sample';
import { paths } from '@/lib/config/paths';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { text } from '@/lib/messages/text';

const READ_BYTES = 100 * 1024;
const LARGEST_PICTURE_BYTES = 300 * 1024;
const PAGES = [
  paths.product(sample.onCard.slug),
  paths.product(sample.shared.slug),
  paths.category(sample.category.slug),
  paths.todaySpecial(),
  paths.home,
  paths.returns,
];
const WANTED = [
  '<title>',
  '<meta name="description"',
  '<meta property="og:title"',
  '<meta property="og:description"',
  '<meta property="og:image"',
  '<meta property="og:url"',
  '<meta property="og:type"',
  '<meta property="og:site_name"',
  '<meta name="twitter:card"',
];

test.describe('link previews', { tag: '@preview' }, () => {
  for (const [crawler, userAgent] of Object.entries(userAgents)) {
    test(`${crawler} finds everything in the head, within the part of a page it reads`, async () => {
      for (const path of PAGES) {
        const page = await readPage(path, userAgent);
        expect(page.status, path).toBe(200);
        const read = Buffer.from(page.html).subarray(0, READ_BYTES).toString();
        const head = read.slice(0, read.indexOf('</head>'));
        expect(head, `${path}: the head ends within 100 KB`).not.toBe('');
        for (const mark of WANTED) expect(head, path).toContain(mark);
        expect(head, path).toContain(`<link rel="canonical" href="${absolute(path).replace(/\/$/, '')}"`);
        expect(page.html.indexOf('<title>'), 'only one title').toBe(page.html.lastIndexOf('<title>'));
      }
    });
  }

  test('a product says its price, availability and item id', async () => {
    const page = await readPage(paths.product(sample.onCard.slug), userAgents.WhatsApp);
    expect(page.meta('og:type')).toBe('product');
    expect(page.meta('og:locale')).toBe('en_IN');
    expect(page.meta('product:price:amount')).toMatch(/^\d+\.\d\d$/);
    expect(page.meta('product:price:currency')).toBe('INR');
    expect(page.meta('product:availability')).toMatch(/^(in|out of) stock$/);
    expect(page.meta('product:retailer_item_id')).toBe(sample.onCard.slug);
    expect(page.$('head meta[property^="product:"]').length).toBe(
      page.$('meta[property^="product:"]').length,
    );
    expect(page.$('meta[property="og:type"]')).toHaveLength(1);
  });

  for (const path of PAGES) {
    test(`the picture of ${path} is a JPEG every crawler accepts, cached for long`, async () => {
      const page = await readPage(path);
      const address = page.meta('og:image') ?? '';
      const response = await fetch(address);
      const picture = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(LARGEST_PICTURE_BYTES);
      expect(page.meta('og:image:width')).toBe('1200');
      expect(page.meta('og:image:height')).toBe('630');
      expect(page.meta('og:image:alt')).not.toBe('');
      expect(page.meta('twitter:image')).toBe(address);
    });
  }

  test('products have their own pictures, not the shop’s', async () => {
    const addresses = await Promise.all(PAGES.map(async (path) => (await readPage(path)).meta('og:image')));
    const [one, other, category, , home] = addresses;
    expect(new Set([one, other, category, home]).size).toBe(4);
  });

  test('a picture URL of older content serves the current picture, cached for a short time', async () => {
    const old = await fetch(
      absolute(unlinkedPaths.preview('product-detail', sample.onCard.slug, '0'.repeat(12))),
    );
    expect(old.status).toBe(200);
    expect(old.headers.get('cache-control')).toBe('public, max-age=60');
    const none = await fetch(
      absolute(unlinkedPaths.preview('product-detail', 'no-such-product', '0'.repeat(12))),
    );
    expect(none.status).toBe(404);
  });

  test('a page that does not exist has the shop’s texts and no canonical URL', async () => {
    const page = await readPage('/product-detail/no-such-product', userAgents.WhatsApp);
    expect(page.status).toBe(404);
    expect(page.meta('robots')).toContain('noindex');
    expect(page.canonical).toBeUndefined();
    expect(page.$('title').text()).toContain(text('shop.name'));
  });
});
