import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { follow } from '@/e2e/crawlers/follow';
import { readSitemap } from '@/e2e/crawlers/read-feed';
import { absolute, readPage } from '@/e2e/crawlers/read-page';
import { CONTENT_PAGES } from '@/e2e/fixtures/content-pages';
import { sample } from '@/e2e/fixtures/sample';
import { PROTECTED_PATHS, paths } from '@/lib/config/paths';
import { addressIn, inEveryLanguage } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';

const { slug } = sample.onCard;
const category = sample.category.slug;

/** Normalises URLs: the home page's with and without a trailing slash are the same. */
const normal = (address = '') => new URL(address).href;

test.describe('search engines', { tag: '@seo' }, () => {
  for (const path of [
    paths.home,
    paths.categories,
    paths.category(category),
    paths.category(category, { page: 2 }),
    paths.todaySpecial(),
    paths.search('onion'),
    paths.search('big onion'),
    paths.product(slug),
    paths.faq,
    paths.aboutUs,
  ]) {
    test(`[2.route.home] ${path} has a title, a description, one address and one language`, async () => {
      const page = await readPage(path);
      expect(page.status).toBe(200);
      expect(page.$('title').text()).toContain(text('shop.name'));
      expect((page.meta('description') ?? '').length).toBeGreaterThan(40);
      expect((page.meta('description') ?? '').length).toBeLessThanOrEqual(165);
      expect(normal(page.canonical)).toBe(absolute(path));
      expect(page.meta('robots')).toContain('index, follow');
      expect(page.$('html').attr('lang')).toBe('en-IN');
      const languages = page.$('link[rel="alternate"][hreflang]').toArray();
      expect(
        languages.map((link) => [page.$(link).attr('hreflang'), normal(page.$(link).attr('href'))]),
      ).toEqual([
        ['en-IN', absolute(path)],
        ['ta-IN', absolute(addressIn('ta', path))],
        ['x-default', absolute(path)],
      ]);
      expect(page.$('h1')).toHaveLength(1);
    });
  }

  test('[2.route.content] each content page exists, with its own heading', async () => {
    const pages = await Promise.all(CONTENT_PAGES.map((path) => readPage(path)));
    expect(pages.map(({ status }) => status)).toEqual(CONTENT_PAGES.map(() => 200));
    expect(new Set(pages.map(({ $ }) => $('h1').text())).size).toBe(CONTENT_PAGES.length);
  });

  test('[2.route.todaySpecial] decisions 24: today’s special works with any id and with none, and has one canonical URL', async () => {
    for (const path of [
      paths.todaySpecial(),
      `${paths.todaySpecial()}/7`,
      `${paths.todaySpecial()}/any-id`,
    ]) {
      const page = await readPage(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.$('h1').text()).toContain(text('home.specials'));
      expect(page.$('main article').length).toBeGreaterThan(0);
      expect(page.canonical).toBe(absolute(paths.todaySpecial()));
    }
  });

  test('titles and descriptions are all different', async () => {
    const pages = [
      paths.home,
      paths.categories,
      paths.todaySpecial(),
      paths.search('onion'),
      paths.product(slug),
      paths.category(category),
    ];
    const found = await Promise.all(pages.map((path) => readPage(path)));
    expect(new Set(found.map((page) => page.$('title').text())).size).toBe(pages.length);
    expect(new Set(found.map((page) => page.meta('description'))).size).toBe(pages.length);
  });

  for (const path of [
    paths.category(category, { sort: 'price_asc' }),
    paths.search('onion', { sort: 'price_asc' }),
    paths.search('onion', { category }),
    paths.search('onion', { filter: 'in-stock' }),
    paths.search('a', { page: 2 }),
    paths.search('onion call 98400 00000'),
    paths.search('onoin'),
    paths.search('%6fnion'),
    paths.search('100%'),
    paths.search('no such thing'),
    paths.search(),
    paths.cart,
  ]) {
    test(`${path} is not for search engines`, async () => {
      const page = await readPage(path);
      expect(page.status).toBe(200);
      expect(page.meta('robots')).toContain('noindex');
    });
  }

  test('a search has one canonical URL, however it is typed', async () => {
    for (const term of ['ONION', ' onion ', 'Onion']) {
      const page = await readPage(paths.search(term));
      expect(page.canonical).toBe(absolute(paths.search('onion')));
    }
  });

  for (const term of ['100%', '50% off', '%6fnion', '%2F'])
    test(`a search for ${term} has the same name everywhere`, async () => {
      for (const path of [paths.search(term), paths.search(term, { sort: 'name' })]) {
        const page = await readPage(path);
        expect(page.$('h1').text()).toBe(text('search.results_for', { term }));
        expect(page.$('title').text()).toContain(text('search.results_for', { term }));
        expect(page.canonical).toBe(absolute(paths.search(term.toLowerCase())));
      }
    });

  for (const path of [
    '/no-such-page',
    '/product-detail/no-such-product',
    '/category/no-such-category',
    paths.category(category, { page: 999 }),
    paths.todaySpecial({ page: 999 }),
    paths.search('onion', { page: 999 }),
    '/no-such.svg',
    '/no-such.xml',
    '/faq/more',
    '/no/such/page',
  ]) {
    test(`[2.route.unknown] [d28.notFound] ${path} answers 404 with home's content`, async () => {
      const page = await readPage(path);
      expect(page.status).toBe(404);
      expect(page.meta('robots')).toContain('noindex');
      expect(page.canonical).toBeUndefined();
      expect(page.$('main').text()).toContain(text('home.categories'));
    });
  }

  for (const [from, to] of [
    ['/faq/', paths.faq],
    ['/FAQ', paths.faq],
    ['/Cart', paths.cart],
    ['/about', paths.aboutUs],
    ['/category', paths.categories],
    [`/category/${category}/12`, paths.category(category)],
    [`/Category/${category}`, paths.category(category)],
    [`/category/${category.toUpperCase()}`, paths.category(category)],
    [`/CATEGORY/${category.toUpperCase()}/12/`, paths.category(category)],
    [`/Category/${category}?page=2`, paths.category(category, { page: 2 })],
    [`/product-detail/${slug.toUpperCase()}`, paths.product(slug)],
    [`/Product-Detail/${slug.toUpperCase()}`, paths.product(slug)],
    [`/product-detail/${slug}/`, paths.product(slug)],
  ] as const) {
    test(`[2.route.categoryId] [d24.oneAddress] ${from} redirects permanently to ${to}, in one step`, async () => {
      expect(await follow(from)).toEqual({ statuses: [308, 200], end: to });
    });
  }

  test('the sitemap has every product, category and page once in each language, with pictures that exist', async () => {
    const entries = await readSitemap();
    const urls = entries.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining(
        [paths.home, paths.category(category), paths.product(slug), paths.shipping]
          .flatMap(inEveryLanguage)
          .map(absolute),
      ),
    );
    expect(urls.filter((url) => url.includes('/product-detail/')).length).toBeGreaterThan(200);
    expect(urls.some((url) => url.includes('?') || url.includes('/search'))).toBe(false);
    const [inEnglish, inTamil] = inEveryLanguage(paths.product(slug)).map(absolute);
    const products = entries.filter(({ url }) => url === inEnglish || url === inTamil);
    for (const { languages } of products)
      expect(languages).toEqual({ 'en-IN': inEnglish, 'ta-IN': inTamil, 'x-default': inEnglish });
    const [picture = ''] = products[0]?.images ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp');
  });

  test('robots.txt keeps crawlers from carts and accounts and names the sitemap', async () => {
    const robots = await (await fetch(absolute('/robots.txt'))).text();
    for (const path of ['/api/', ...[paths.cart, ...PROTECTED_PATHS].flatMap(inEveryLanguage)])
      expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
    expect(robots).not.toMatch(/Disallow: \/(media|preview|art|_next)?\s*$/m);
  });

  test('the manifest and every icon that it or a page names exist, in the stated size', async () => {
    const page = await readPage(paths.home);
    const manifest = await (await fetch(absolute(page.$('link[rel="manifest"]').attr('href') ?? ''))).json();
    expect(manifest).toMatchObject({ name: text('shop.name'), start_url: '/', display: 'standalone' });
    const named: { src: string; sizes: string }[] = manifest.icons;
    expect(named.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of named.filter(({ sizes }) => sizes !== 'any')) {
      const icon = Buffer.from(await (await fetch(absolute(src))).arrayBuffer());
      const { width, height } = await sharp(icon).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const link of page.$('link[rel="icon"], link[rel="apple-touch-icon"]').toArray()) {
      const response = await fetch(absolute(page.$(link).attr('href') ?? ''));
      expect(response.headers.get('content-type')).toMatch(/^image\//);
    }
  });

  test('[2.listing.cardLink] everything a listing shows is in its HTML, with working links', {
    tag: '@smoke',
  }, async () => {
    const { $ } = await readPage(paths.category(category));
    expect($('main article').length).toBe(20);
    for (const card of $('main article').toArray()) {
      expect($(card).find('a[href^="/product-detail/"]').length).toBeGreaterThan(0);
      expect($(card).text()).toContain('₹');
    }
    expect($(`main a[href="${paths.category(category, { page: 2 })}"]`).length).toBeGreaterThan(0);
  });

  test('[2.listing.breadcrumb] [2.product.breadcrumb] breadcrumbs lead over the category to the product', async () => {
    const crumbs = async (path: string) => {
      const { $ } = await readPage(path);
      const steps = $(`nav[aria-label="${text('nav.breadcrumb')}"] li`).toArray();
      return steps.map((step) => [$(step).text().trim(), $(step).find('a').attr('href')]);
    };
    const home = [text('nav.home'), paths.home];
    const { name } = sample.category;
    expect(await crumbs(paths.category(category))).toEqual([home, [name, undefined]]);
    expect(await crumbs(paths.product(sample.onCard.slug))).toEqual([
      home,
      [name, paths.category(category)],
      [expect.stringContaining(sample.onCard.name), undefined],
    ]);
  });
});
