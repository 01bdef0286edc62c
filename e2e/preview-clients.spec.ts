import { getPreviewFromContent } from 'link-preview-js';
import metascraper from 'metascraper';
import readDescription from 'metascraper-description';
import readImage from 'metascraper-image';
import readPublisher from 'metascraper-publisher';
import readTitle from 'metascraper-title';
import readUrl from 'metascraper-url';
import openGraphScraper from 'open-graph-scraper';
import { expect, test } from 'playwright/test';
import { unfurl } from 'unfurl.js';
import urlMetadata from 'url-metadata';
import { absolute, type CrawledPage, readPage } from '@/e2e/crawlers/read-page';
import { sample } from '@/e2e/fixtures/sample';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const url = absolute(paths.product(sample.onCard.slug));

let page: CrawledPage;
let shown: { title: string; description: string; image: string };
test.beforeAll(async () => {
  page = await readPage(paths.product(sample.onCard.slug));
  shown = {
    title: page.meta('og:title') ?? '',
    description: page.meta('og:description') ?? '',
    image: page.meta('og:image') ?? '',
  };
  expect(shown.title).toContain(sample.onCard.name);
  expect(shown.description).toContain('₹');
});

test.describe('programs that make link previews', { tag: '@preview' }, () => {
  test('url-metadata', async () => {
    const found = await urlMetadata(null, {
      parseResponseObject: await fetch(url),
      ensureSecureImageRequest: false,
    });
    expect(found).toMatchObject({
      'og:title': shown.title,
      'og:description': shown.description,
      'og:image': shown.image,
      'og:type': 'product',
      canonical: url,
    });
    expect(found.jsonld).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Product' })]));
  });

  test('open-graph-scraper', async () => {
    const { result } = await openGraphScraper({ html: page.html });
    expect(result).toMatchObject({
      ogTitle: shown.title,
      ogDescription: shown.description,
      ogUrl: url,
      ogType: 'product',
      ogSiteName: text('shop.name'),
      ogLocale: 'en_IN',
      twitterCard: 'summary_large_image',
    });
    expect(result.ogImage).toEqual([
      expect.objectContaining({ url: shown.image, width: '1200', height: '630', type: 'image/jpeg' }),
    ]);
  });

  test('unfurl.js', async () => {
    const found = await unfurl(url);
    expect(found).toMatchObject({ canonical_url: url, description: shown.description });
    expect(found.open_graph).toMatchObject({ title: shown.title, type: 'product', url });
    expect(found.open_graph.images).toEqual([
      expect.objectContaining({ url: shown.image, width: 1200, height: 630 }),
    ]);
  });

  test('metascraper', async () => {
    const read = metascraper([readTitle(), readDescription(), readImage(), readUrl(), readPublisher()]);
    expect(await read({ url, html: page.html })).toEqual({ ...shown, url, publisher: text('shop.name') });
  });

  test('link-preview-js', async () => {
    const found = await getPreviewFromContent({
      url,
      data: page.html,
      headers: { 'content-type': page.headers.get('content-type') ?? '' },
    });
    expect(found).toMatchObject({
      title: shown.title,
      description: shown.description,
      siteName: text('shop.name'),
    });
    expect('images' in found && found.images).toContain(shown.image);
  });
});
