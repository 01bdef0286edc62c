import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { addFromProductPage, expectQuantity, expectSaved, pressMore, stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { KEPT_PAGES_CACHE } from '@/lib/domain/kept-pages';
import { text } from '@/lib/messages/text';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/],
});

const [product, other] = sample.inCart;

const offlineBar = (page: Page) => page.getByRole('alert').filter({ hasText: text('offline.bar') });

const keptPages = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, KEPT_PAGES_CACHE);

/** Pages are cached after everything else has loaded. */
const KEPT_WITHIN_MS = 30_000;

async function expectKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => keptPages(page), { timeout: KEPT_WITHIN_MS }).toContain(path);
}

async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectKept(page, path);
}

test.describe('without a network', { tag: '@offline' }, () => {
  test('a picture that failed to load is loaded when the network is back', async ({ page, context }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(paths.product(product.slug));
    const picture = page.getByRole('main').getByRole('img').first();
    const width = () => picture.evaluate((img) => Number(Reflect.get(img, 'naturalWidth')));
    await expect.poll(() => picture.evaluate((img) => Reflect.get(img, 'complete'))).toBe(true);
    expect(await width()).toBe(0);

    await page.unroute('**/media/**');
    await context.setOffline(true);
    await expect(offlineBar(page)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(width).toBeGreaterThan(0);
  });

  test('visited pages can be read, others show an error and the list of visited ones, and everything works again afterwards', async ({
    page,
    context,
  }) => {
    await readPage(page, paths.cart);
    await readPage(page, paths.product(product.slug));
    await readPage(page, paths.category(sample.category.slug));
    const card = page.getByRole('main').getByRole('article').first();
    const seenByLink = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(seenByLink);
    await expectKept(page, seenByLink);

    await context.setOffline(true);
    await expect(offlineBar(page)).toBeVisible();
    for (const path of [seenByLink, `${paths.product(product.slug)}?utm_source=leaflet`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(text('offline.not_kept'))).toBeHidden();
      await expect(offlineBar(page)).toBeVisible();
    }
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(paths.category(sample.category.slug));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await page.goto(paths.product(other.slug));
    await expect(page.getByRole('heading', { name: text('offline.not_kept') })).toBeVisible();
    const kept = page.getByRole('region', { name: text('offline.kept') });
    await expect(kept.getByRole('link', { name: text('cart.title') })).toBeHidden();
    // why: a network that returns for a moment must not cancel the navigation just started
    await kept.getByRole('link', { name: product.name }).evaluate((link: HTMLElement) => {
      link.click();
      window.dispatchEvent(new Event('online'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);

    await page.goto(paths.product(other.slug));
    await expect(page.getByRole('heading', { name: text('offline.not_kept') })).toBeVisible();
    await expect(kept).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(other.name);
  });

  test('an open cart stays usable, and the service worker caches nothing personal', async ({
    page,
    context,
    cartPage,
  }) => {
    await addFromProductPage(page, product, 1);
    await page.goto(paths.cart);
    await expectQuantity(stepperOf(page, product.name), 1);
    await page.goto(paths.plainCart());
    await readPage(page, paths.cart);

    const personal = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
      }
      return urls.filter((path) => path.startsWith('/api/') || path === '/cart/plain');
    });
    expect(personal).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: text('offline.title') })).toBeVisible();
    const cart = page.getByRole('link', { name: text.count('nav.cart_items', 1) }).first();
    await expect(cart).toBeVisible();
    const search = page.getByRole('combobox', { name: text('search.label') });
    await search.fill(product.name);
    await expect(page.getByRole('search').getByRole('paragraph')).toHaveText(text('search.offline'));
    await context.setOffline(false);
    await expectQuantity(stepperOf(page, product.name), 1);

    await context.setOffline(true);
    await pressMore(stepperOf(page, product.name));
    await expectQuantity(stepperOf(page, product.name), 2);
    await cartPage.clear.click();
    await cartPage.clearQuestion.getByRole('button', { name: text('action.no') }).click();
    await expectQuantity(stepperOf(page, product.name), 2);
    await context.setOffline(false);
    await expectSaved(page, product.slug, 2);
  });
});

test.describe('the offline cache of visited pages', { tag: '@offline' }, () => {
  test('has no product pages after consent was refused, and gets no new ones', async ({ page, context }) => {
    await readPage(page, paths.product(product.slug));
    await page.goto(paths.privacyChoices);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('consent.no') })
      .click();
    await expect.poll(() => keptPages(page)).not.toContain(paths.product(product.slug));

    await readPage(page, paths.product(product.slug));
    await readPage(page, paths.category(sample.category.slug));
    await context.setOffline(true);
    await page.goto(paths.product(other.slug));
    const kept = page.getByRole('region', { name: text('offline.kept') });
    await expect(kept.getByRole('link', { name: sample.category.name })).toBeVisible();
    await expect(kept.getByRole('link', { name: product.name })).toBeHidden();
  });

  test('keeps no page after signing out', async ({ page, customer: _signedIn }) => {
    await readPage(page, paths.product(product.slug));
    await page.goto(paths.myProfile);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('account.sign_out') })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: text('action.yes') }).click();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => keptPages(page)).not.toContain(paths.product(product.slug));
  });
});

test.describe('the shop', { tag: '@offline' }, () => {
  test('caches a page that was opened before the service worker started', async ({ page }) => {
    const path = paths.product(product.slug);
    await page.goto(path);
    await page.evaluate(async () => {
      const claimed = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
      });
      await navigator.serviceWorker.register('/sw.js');
      await claimed;
    });
    await expectKept(page, path);
  });

  test('can be installed', async ({ page }) => {
    await page.goto(paths.home);
    const client = await page.context().newCDPSession(page);
    const { errors, url } = await client.send('Page.getAppManifest');
    expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // why: a browser without a window counts as incognito
    const reasons = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    expect(reasons).toEqual([]);
  });

  test('is asked before the cache while there is a network', async ({ page, shop, productPage }) => {
    const path = paths.product(sample.readAgain.slug);
    await readPage(page, path);
    await shop.price(sample.readAgain, 77);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      page.reload(),
    ]);
    expect(answer.fromServiceWorker()).toBe(true);
    await expect(productPage.price('₹77')).toBeVisible();
  });

  test('prefetches the page of a hovered link, unless less data is wanted', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const ahead = new Set<string>();
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch']) ahead.add(new URL(request.url()).pathname);
    });
    await page.goto(paths.category(sample.category.slug));
    await expect(page.getByRole('link', { name: text('account.sign_in') })).toBeVisible();
    const pointAt = async (position: number) => {
      const link = page.getByRole('main').getByRole('article').nth(position).getByRole('link').first();
      await link.hover();
      return link.getAttribute('href');
    };
    await pointAt(0);
    // why: the page decides in a later task
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await page.evaluate(() => Reflect.set(Reflect.get(navigator, 'connection'), 'saveData', false));
    const second = await pointAt(1);
    await expect.poll(() => [...ahead]).toEqual([second]);
  });
});
