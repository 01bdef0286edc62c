import { z } from 'zod';
import { follow } from '@/e2e/crawlers/follow';
import { absolute, readPage } from '@/e2e/crawlers/read-page';
import { englishOnPage } from '@/e2e/fixtures/english-on-page';
import { at, text } from '@/e2e/fixtures/language';
import { CUSTOMER_PAGES, orderPages } from '@/e2e/fixtures/routes';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { reachCheckout } from '@/e2e/steps/arrive';
import { addButton } from '@/e2e/steps/basket';
import { expectSuccess } from '@/e2e/steps/checkout';
import { goToPay, payButton } from '@/e2e/steps/pay';
import { PROTECTED_PATHS, paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { en } from '@/lib/messages/en';
import { ta } from '@/lib/messages/ta';

const { category, onCard } = sample;
const { city: _, ...typed } = sample.address;
/** Kept as typed or searched for. */
const CUSTOMER_TEXT = [...Object.values(typed), 'Meena', 'onion'];

const inTamil = (path: string) => addressIn('ta', path);

test.describe('the choice of language', { tag: '@tamil' }, () => {
  test('leads to the same page in the other language, and back, with its query', async ({ page }) => {
    const list = paths.category(category.slug, { sort: 'name' });
    const header = page.getByRole('region', { name: en['nav.top_bar'] });
    // the query is added after hydration
    await expect(async () => {
      await page.goto(list);
      await header.getByRole('link', { name: en['nav.language2'] }).click();
      await expect(page).toHaveURL(inTamil(list), { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(category.tamil);
    await page.goto(inTamil(paths.faq));
    await page.getByRole('contentinfo').getByRole('link', { name: ta['nav.language2'] }).click();
    await expect(page).toHaveURL(paths.faq);
  });

  test('is stored, but redirects nobody', async ({ page, context }) => {
    await page.goto(paths.faq);
    await page.getByRole('link', { name: en['nav.language2'] }).first().click();
    await expect(page).toHaveURL(inTamil(paths.faq));
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'koodai-language', value: 'ta' }),
    );
    await page.goto(paths.contactUs);
    await expect(page).toHaveURL(paths.contactUs);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });

  test('does not follow the browser’s setting: English URLs answer in English', async () => {
    const response = await fetch(absolute(paths.faq), { headers: { 'accept-language': 'ta' } });
    expect([response.url, (await response.text()).includes('<html lang="en-IN">')]).toEqual([
      absolute(paths.faq),
      true,
    ]);
  });
});

test.describe('Tamil for search engines', { tag: ['@tamil', '@seo'] }, () => {
  for (const path of [
    paths.home,
    paths.category(category.slug),
    paths.search('onion'),
    paths.search('வெங்காயம்'),
    paths.product(onCard.slug),
    paths.faq,
  ]) {
    test(`${path} has a canonical link, and an alternate in each language`, async () => {
      const page = await readPage(inTamil(path));
      expect(page.status).toBe(200);
      expect(page.$('html').attr('lang')).toBe('ta-IN');
      expect(page.canonical).toBe(absolute(inTamil(path)));
      expect(page.meta('og:url')).toBe(absolute(inTamil(path)));
      expect([page.meta('og:locale'), page.meta('og:locale:alternate')]).toEqual(['ta_IN', 'en_IN']);
      const languages = page.$('link[rel="alternate"][hreflang]').toArray();
      expect(languages.map((link) => [page.$(link).attr('hreflang'), page.$(link).attr('href')])).toEqual([
        ['en-IN', absolute(path).replace(/\/$/, '')],
        ['ta-IN', absolute(inTamil(path))],
        ['x-default', absolute(path).replace(/\/$/, '')],
      ]);
      const picture = await fetch(page.meta('og:image') ?? '');
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      expect(picture.url).not.toBe((await readPage(path)).meta('og:image'));
    });
  }

  for (const [from, to] of [
    ['/en', paths.home],
    ['/en/faq', paths.faq],
    ['/TA/FAQ/', inTamil(paths.faq)],
    [`/ta/Category/${category.slug.toUpperCase()}`, inTamil(paths.category(category.slug))],
    ['/ta/about', inTamil(paths.aboutUs)],
  ] as const) {
    test(`${from} redirects permanently to ${to}, in one step`, async () => {
      expect(await follow(from)).toEqual({ statuses: [308, 200], end: to });
    });
  }

  for (const path of ['/ta/no-such-page', '/ta/product-detail/no-such-product', '/ta/no/such/page']) {
    test(`${path} answers 404 with home in Tamil`, async () => {
      const page = await readPage(path);
      expect(page.status).toBe(404);
      expect(page.meta('robots')).toContain('noindex');
      expect(page.$('main').text()).toContain(ta['home.categories']);
    });
  }

  test('the framework’s own folder is no language', async () => {
    const page = await readPage('/_next/faq');
    expect([page.status, page.$('html').attr('lang')]).toEqual([404, 'en-IN']);
  });

  test('each language has its own manifest', async () => {
    for (const [language, start] of [
      ['en', '/'],
      ['ta', '/ta'],
    ] as const) {
      const page = await readPage(addressIn(language, paths.home));
      const answer = await fetch(absolute(page.$('link[rel="manifest"]').attr('href') ?? ''));
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      expect(await answer.json()).toMatchObject({ lang: `${language}-IN`, start_url: start });
    }
  });

  test('a page loads the texts of one language only', async () => {
    const told = async (path: string) => {
      const { html } = await readPage(path);
      const names = new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
      const scripts = await Promise.all([...names].map(async (name) => (await fetch(absolute(name))).text()));
      const says = (words: string) => scripts.some((script) => script.includes(words));
      return { en: says(en['error.page_text']), ta: says(ta['error.page_text']) };
    };
    expect(await told(paths.home)).toEqual({ en: true, ta: false });
    expect(await told(inTamil(paths.home))).toEqual({ en: false, ta: true });
  });
});

test.describe('a list by name', { tag: '@tamil' }, () => {
  const inStock = { sort: 'name', filter: 'in-stock' } as const;
  const furtherPage = z.object({ products: z.array(z.object({ name2: z.string() })) });

  test('is in the order of the Tamil alphabet, further pages too', async () => {
    const page = await readPage(inTamil(paths.category(category.slug, inStock)));
    const onPage = page.$('main article :is(h2, h3)').toArray();
    const names = onPage.map((heading) => page.$(heading).text());
    const query = new URLSearchParams({ ...inStock, list: 'category', category: category.slug, page: '2' });
    const further = await fetch(absolute(`/api/products?${query}&language=ta`));
    const { products } = furtherPage.parse(await further.json());
    const all = [...names, ...products.map(({ name2 }) => name2)];
    expect(names.length).toBeGreaterThan(10);
    expect(all).toEqual(all.toSorted(new Intl.Collator('ta').compare));
  });
});

test.describe('a customer', { tag: '@tamil' }, () => {
  test.use({ language: 'ta' });

  test('pays online, comes back to a Tamil page and finds the account pages in Tamil', async ({
    page,
    mobile,
  }) => {
    await reachCheckout(page, mobile, sample.shared);
    expect(await englishOnPage(page, CUSTOMER_TEXT)).toEqual([]);
    await goToPay(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    expect(await englishOnPage(page, CUSTOMER_TEXT)).toEqual([]);
    await payButton(page).click();
    const orderId = await expectSuccess(page);
    const names = [...CUSTOMER_TEXT, orderId];
    for (const path of [...CUSTOMER_PAGES, ...orderPages(orderId)]) {
      await page.goto(at(path));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
      expect(await englishOnPage(page, names), path).toEqual([]);
    }
  });
});

test.describe('a page whose texts fail to load', { tag: '@tamil' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('stays as the server rendered it', async ({ page }) => {
    let refused = 0;
    await page.route(/_next\/static\/chunks/, async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes(en['error.page_text'])) return route.fulfill({ response });
      refused += 1;
      return route.abort();
    });
    await page.goto(paths.faq);
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.getByText('Where do you deliver?').click();
    await expect(
      page.getByRole('main').getByRole('paragraph').filter({ visible: true }).first(),
    ).toBeVisible();
    await page.getByRole('link', { name: en['nav.contact_us'] }).first().click();
    await expect(page).toHaveURL(paths.contactUs);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('Tamil without script', { tag: ['@tamil', '@nojs'] }, () => {
  test.use({ language: 'ta', javaScriptEnabled: false });

  test('a search, a pincode and a cart stay in Tamil', async ({ page }) => {
    await page.goto(at(paths.home));
    await page.getByRole('combobox', { name: text('search.label') }).fill('வெங்காயம்');
    await page
      .getByRole('search')
      .getByRole('button', { name: text('search.title'), exact: true })
      .click();
    await expect(page).toHaveURL(at(paths.search('வெங்காயம்')));
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: onCard.tamil, exact: true }) });
    await addButton(card, onCard.tamil).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === at(paths.plainCart()));
    await expect(page.getByRole('main')).toContainText(onCard.tamil);
    await expect(page.getByRole('link', { name: text('cart.continue') })).toHaveAttribute(
      'href',
      at(paths.search('வெங்காயம்')),
    );
    await page.goto(at(paths.delivery));
    await page.getByRole('textbox', { name: text('pincode.label') }).fill('641002');
    await page
      .getByRole('main')
      .getByRole('button', { name: text('pincode.check') })
      .click();
    await expect(page).toHaveURL(at(paths.deliveryAnswer('served', '641002')));
  });

  test('a signed-out visitor of an account page is redirected to the Tamil home', async ({ request }) => {
    for (const path of PROTECTED_PATHS) {
      const { status, headers } = await request.get(at(path), { maxRedirects: 0 }).then((answer) => ({
        status: answer.status(),
        headers: answer.headers(),
      }));
      expect([status, headers.location]).toEqual([307, at(paths.signIn(path))]);
    }
  });
});
