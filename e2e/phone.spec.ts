import type { Locator, Page } from 'playwright/test';
import { absolute } from '@/e2e/crawlers/read-page';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { pressMore, stepperOf } from '@/e2e/steps/basket';
import { expectCodeOf } from '@/e2e/steps/qr-code';
import { paths } from '@/lib/config/paths';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { addressIn, LANGUAGES } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';

test.use({ viewport: { width: 390, height: 844 } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return { top: box.y, bottom: box.y + box.height };
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { page: width, window } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(width, page.url()).toBe(window);
}

test('the account navigation is one row that scrolls sideways, with the current page in view', async ({
  page,
  customer: _signedIn,
}) => {
  const menu = page.getByRole('main').getByRole('navigation', { name: text('nav.my_account') });
  for (const [path, name] of [
    [paths.myOrders, text('account.orders')],
    [paths.myProfile, text('account.profile')],
  ] as const) {
    await page.goto(path);
    const here = menu.getByRole('link', { name, exact: true });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(here).toBeInViewport({ ratio: 1 });
    const tops = await menu
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectNoSidewaysScroll(page);
  }
});

test('[2.header.accountIcon] a customer opens the account and signs out there after a confirmation; then the same link opens the sign-in dialog', {
  tag: '@smoke',
}, async ({ page, customer: _signedIn }) => {
  await page.goto(paths.home);
  await page.getByRole('link', { name: text('nav.account') }).click();
  await expect(page).toHaveURL(paths.myProfile);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('account.sign_out'), exact: true })
    .click();
  const question = page.getByRole('alertdialog', { name: text('account.sign_out') });
  await expect(question).toContainText(text('account.sign_out_confirm'));
  await question.getByRole('button', { name: text('action.yes') }).click();
  await expect(page).toHaveURL(paths.home);
  await page.getByRole('link', { name: text('nav.account') }).click();
  await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
});

test('the category row is scrolled to the current category, and the page to its top', async ({ page }) => {
  const rail = page.getByRole('navigation', { name: text('search.category') });
  const choices = page.getByRole('group', { name: text('search.category') });
  for (const [path, chosen] of [
    [paths.category('organic'), rail.getByRole('link', { name: /^Organic/ })],
    [paths.todaySpecial({ category: 'organic' }), choices.locator('label').filter({ hasText: /^Organic/ })],
  ] as const) {
    await page.goto(path);
    await expect(chosen).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('many presses leave one toast, and it covers no dialog’s title', async ({ page }) => {
  await fillCart(page, sample.onCard, 3);
  await page.goto(paths.cart);
  const stepper = stepperOf(page, sample.onCard.name);
  for (let press = 0; press < 4; press += 1) await pressMore(stepper);
  const toast = page.getByRole('status').getByText(text('toast.added'));
  await expect(toast).toHaveCount(1);

  await page.getByRole('button', { name: text('card.less') }).click();
  await page.getByRole('button', { name: text('cart.clear') }).click();
  const title = page.getByRole('alertdialog').getByRole('heading');
  const reduced = page.getByText(text('toast.reduced_cart'));
  await expect(title).toBeVisible();
  await expect(reduced).toBeVisible();
  expect((await boxOf(reduced)).bottom).toBeLessThan((await boxOf(title)).top);
});

test('the buy bar covers nothing at the end of the page, however long the price', async ({ page, shop }) => {
  await shop.price(sample.costly, 120_000.5, 100_000.5);
  await fillCart(page, sample.costly);
  const bar = page.getByRole('region', { name: sample.costly.name });
  const footer = page.getByRole('contentinfo');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.product(sample.costly.slug));
    await expect(bar.getByRole('link', { name: text('action.view_cart') })).toBeVisible();
    await expect(bar).toContainText('₹1,00,000.50');
    await expect(async () => {
      await page.mouse.wheel(0, 10_000);
      expect((await boxOf(footer)).bottom).toBeLessThan((await boxOf(bar)).top + 1);
    }).toPass();
  }
});

for (const width of [360, 390]) {
  test(`at ${width} px the links of the footer stand in rows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of LANGUAGES) {
      await page.goto(addressIn(language, paths.aboutUs));
      const columns = page.getByRole('contentinfo').getByRole('navigation');
      const topsOf = (column: Locator) =>
        column
          .getByRole('listitem')
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(await topsOf(columns.nth(0)), language).toEqual(await topsOf(columns.nth(1)));
    }
  });
}

for (const language of LANGUAGES) {
  test(`a card at 360 px stays as high as it is when its product joins the cart: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(addressIn(language, paths.category(sample.category.slug)));
    const card = page.getByRole('main').getByRole('article').first();
    const add = card.getByRole('button', { name: texts[language]('card.add') });
    const before = await boxOf(add);
    await add.click();
    const stepper = card.getByRole('group');
    await expect(stepper).toBeVisible();
    const { top, bottom } = await boxOf(stepper);
    expect(bottom - top).toBe(before.bottom - before.top);
  });
}

test('a word of a hundred characters does not make the page wider than the phone', async ({ page }) => {
  await page.goto(paths.search('w'.repeat(100)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a filter row wider than the screen scrolls sideways, and the page does not', async ({ page }) => {
  const filtered = paths.category(sample.category.slug, { filter: 'in-stock.offer.under-30' });
  await page.goto(addressIn('ta', filtered));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the QR code that opens the shop on a phone loads on larger screens only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.home);
  const how = page.getByText(text('app.how'));
  await how.scrollIntoViewIfNeeded();
  await expect(how).toBeInViewport();
  await expect(page.getByRole('img', { name: /^QR/ })).toHaveCount(0);
  expect(asked).not.toContain(new URL(absolute(unlinkedPaths.shopCode('en'))).pathname);
});

test.describe('on a larger screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const language of LANGUAGES)
    test(`the QR code leads to home in the language of the page: ${language}`, async ({ page }) => {
      const home = addressIn(language, paths.home);
      await page.goto(home);
      const code = page.getByRole('img', { name: texts[language]('app.qr', { address: absolute(home) }) });
      await code.scrollIntoViewIfNeeded();
      await expect(code).toBeInViewport();
      await expect(code).toHaveJSProperty('complete', true);
      await expect(code).not.toHaveJSProperty('naturalWidth', 0);
      const svg = await page.request.get((await code.getAttribute('src')) ?? '');
      expect(svg.headers()['content-type']).toBe('image/svg+xml');
      await expectCodeOf(absolute(home), await svg.body());
    });
});
