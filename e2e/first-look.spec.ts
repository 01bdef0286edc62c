import type { Page } from 'playwright/test';
import { fireUnusedTimer, holdUnusedTimer } from '@/bench/weight/left-alone';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectCartCount, expectQuantity, expectSaved, stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const SCRIPTS = /_next\/static\/chunks\/.*\.js$/;

/** The path of the requesting page, for each script requested. */
function watchScripts(page: Page): string[] {
  const askedBy: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) askedBy.push(new URL(request.frame().url()).pathname);
  });
  return askedBy;
}

/** Opens a page and lets it request scripts; its timer for unused pages is held until `fireUnusedTimer`. */
async function open(page: Page, path: string): Promise<string[]> {
  const asked = watchScripts(page);
  await holdUnusedTimer(page);
  await page.goto(path);
  // why: the page decides in the frame after its load event
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
  return asked;
}

async function openWithoutScripts(page: Page, path: string): Promise<string[]> {
  const asked = await open(page, path);
  expect(asked).toEqual([]);
  return asked;
}

const expectSome = (asked: string[]) => expect.poll(() => asked.length).toBeGreaterThan(0);

/** The page is hydrated: only its scripts read the cart. */
async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('koodai-cart-count'))).not.toBeNull();
}

test.describe('a first visit', { tag: '@smoke' }, () => {
  test.use({ isNew: true });

  const USES: Record<string, (page: Page) => Promise<unknown>> = {
    'a mouse that moves': (page) => page.mouse.move(200, 300),
    'a page that is scrolled': (page) => page.mouse.wheel(0, 100),
    'a key': (page) => page.keyboard.press('Tab'),
    'a field that is given the focus': (page) => page.getByRole('combobox').first().focus(),
  };

  for (const [what, use] of Object.entries(USES)) {
    test(`loads no scripts until the first interaction: ${what}`, async ({ page }) => {
      const asked = await openWithoutScripts(page, paths.category(sample.category.slug));
      await use(page);
      await expectSome(asked);
      await expectHydrated(page);
    });
  }

  test('loads them after six seconds in any case', async ({ page }) => {
    const asked = await openWithoutScripts(page, paths.product(sample.onCard.slug));
    await fireUnusedTimer(page);
    await expectSome(asked);
  });

  test('adds a product to the cart by the very first press', async ({ page, productPage }) => {
    await openWithoutScripts(page, paths.product(sample.onCard.slug));
    await productPage.addButton(sample.onCard).click();
    await expectCartCount(page, 1);
    await expect(page).toHaveURL(paths.product(sample.onCard.slug));
  });

  test('keeps a press of Add to Cart when the page is left before its scripts have loaded', async ({
    page,
    productPage,
  }) => {
    await page.route(SCRIPTS, () => undefined);
    await page.goto(paths.product(sample.onCard.slug));
    await productPage.addButton(sample.onCard).click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(paths.cart);
    await expectQuantity(stepperOf(page, sample.onCard.name), 1);
    await expectSaved(page, sample.onCard.slug, 1);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('shows a list whose category row is scrolled, without scripts', async ({ page }) => {
      await openWithoutScripts(page, paths.category('organic'));
    });

    test('follows a link without waiting for scripts, and loads them on the next page', async ({ page }) => {
      const asked = await openWithoutScripts(page, paths.product(sample.onCard.slug));
      await page
        .getByRole('banner')
        .getByRole('link', { name: text('nav.brand_home') })
        .tap();
      await expect(page).toHaveURL(paths.home);
      await expectSome(asked);
      expect(new Set(asked)).toEqual(new Set([paths.home]));
    });
  });
});

test.describe('a visitor with a session', () => {
  // why: no cookie from the fixture, as the shop itself must set the visitor cookie together with the session
  test.use({ isNew: true });

  test('gets scripts, and the cart, without any interaction', async ({ page }) => {
    await fillCart(page, sample.onCard, 2);
    await expectSome(await open(page, paths.faq));
    await expectCartCount(page, 2);
  });
});

test.describe('before the session is known', () => {
  for (const [who, isNew, word, other] of [
    ['a new visitor sees Sign In', true, 'account.sign_in', 'nav.account'],
    ['a visitor with a session sees Account', false, 'nav.account', 'account.sign_in'],
  ] as const) {
    test.describe(who, () => {
      test.use({ isNew });

      test('[4.identity.header] in the header', async ({ page }) => {
        await page.route(SCRIPTS, () => undefined);
        await page.goto(paths.faq);
        const banner = page.getByRole('banner');
        await expect(banner.getByText(text(word), { exact: true })).toBeVisible();
        await expect(banner.getByText(text(other), { exact: true })).toBeHidden();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    });
  }
});

test.describe('a returning visitor', () => {
  test.use({ isNew: true });

  test('gets scripts without any interaction', async ({ page }) => {
    await page.goto(paths.home);
    await page.mouse.move(200, 300);
    await expectHydrated(page);
    await page.goto('about:blank');
    await expectSome(await open(page, paths.faq));
  });
});

test.describe('a first visit with the location allowed', () => {
  test.use({
    isNew: true,
    permissions: ['geolocation'],
    geolocation: { latitude: 11.018, longitude: 76.973 },
  });

  test('opens the location popup without any interaction', async ({ page }) => {
    await open(page, paths.home);
    await expect(page.getByRole('dialog', { name: text('pincode.title') })).toBeVisible();
  });
});
