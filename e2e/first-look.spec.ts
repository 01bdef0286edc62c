import type { Page } from 'playwright/test';
import { leaveAlone, stopWaiting } from '@/bench/weight/left-alone';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectCartCount } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const SCRIPTS = /_next\/static\/chunks\/.*\.js$/;

/** Of each script that is asked for, the page that asks. */
function watchScripts(page: Page): string[] {
  const askedBy: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) askedBy.push(new URL(request.frame().url()).pathname);
  });
  return askedBy;
}

/** Opens a page, and lets it have its turn to ask for scripts; it waits no time to be used (`leaveAlone`). */
async function open(page: Page, path: string): Promise<string[]> {
  const asked = watchScripts(page);
  await stopWaiting(page);
  await page.goto(path);
  // why: the page's own turn is in the frame after it was loaded
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

/** The cart was read, which only scripts do. */
async function expectAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('koodai-cart-count'))).not.toBeNull();
}

test.describe('somebody who has never been to the shop', { tag: '@smoke' }, () => {
  test.use({ isNew: true });

  const USES: Record<string, (page: Page) => Promise<unknown>> = {
    'a mouse that moves': (page) => page.mouse.move(200, 300),
    'a page that is scrolled': (page) => page.mouse.wheel(0, 100),
    'a key': (page) => page.keyboard.press('Tab'),
    'a field that is given the focus': (page) => page.getByRole('combobox').first().focus(),
  };

  for (const [what, use] of Object.entries(USES)) {
    test(`reads a page without scripts, until it is used: ${what}`, async ({ page }) => {
      const asked = await openWithoutScripts(page, paths.category(sample.category.slug));
      await use(page);
      await expectSome(asked);
      await expectAlive(page);
    });
  }

  test('has them after six seconds in any case', async ({ page }) => {
    const asked = await openWithoutScripts(page, paths.product(sample.onCard.slug));
    await leaveAlone(page);
    await expectSome(asked);
  });

  test('puts things into the cart by the first press of all', async ({ page, productPage }) => {
    await openWithoutScripts(page, paths.product(sample.onCard.slug));
    await productPage.addButton(sample.onCard).click();
    await expectCartCount(page, 1);
    await expect(page).toHaveURL(paths.product(sample.onCard.slug));
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('reads a list without scripts whose row of categories begins further on', async ({ page }) => {
      await openWithoutScripts(page, paths.category('organic'));
    });

    test('opens a link without waiting for scripts, and has them on the next page', async ({ page }) => {
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

test.describe('who has a session', () => {
  // why: the second cookie has to come with it
  test.use({ isNew: true });

  test('has scripts, and the cart, without using the page', async ({ page }) => {
    await fillCart(page, sample.onCard, 2);
    await expectSome(await open(page, paths.faq));
    await expectCartCount(page, 2);
  });
});

test.describe('before it is known who it is', () => {
  for (const [who, isNew, word, other] of [
    ['somebody new is asked to sign in', true, 'account.sign_in', 'nav.account'],
    ['who has a session is not', false, 'nav.account', 'account.sign_in'],
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

test.describe('who has been to the shop before', () => {
  test.use({ isNew: true });

  test('has scripts without using the page', async ({ page }) => {
    await page.goto(paths.home);
    await page.mouse.move(200, 300);
    await expectAlive(page);
    await page.goto('about:blank');
    await expectSome(await open(page, paths.faq));
  });
});
