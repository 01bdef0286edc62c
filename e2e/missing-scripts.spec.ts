import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { expectCartCount } from '@/e2e/steps/basket';
import { openUnscripted, SCRIPTS } from '@/e2e/steps/unscripted';
import { paths } from '@/lib/config/paths';

const JOINED = /\/joined-[\w-]+\.js$/;

test.use({ expectedErrors: [/ERR_FAILED/] });

test('failed scripts are retried: a waiting press is handled, and a page rendered by scripts appears', async ({
  page,
  productPage,
  cartPage,
}) => {
  const asked = new Set<string>();
  await page.route(SCRIPTS, (route) => {
    const url = route.request().url();
    if (asked.has(url)) return route.continue();
    asked.add(url);
    return route.abort();
  });
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await productPage.addButton(sample.onCard).click();
  await expect(productPage.stepper(sample.onCard)).toBeVisible();
  asked.clear();
  await page.goto(paths.cart);
  await expect(cartPage.stepper(sample.onCard)).toBeVisible();
});

test('scripts load one by one when no joined file loads', async ({ page, listingPage }) => {
  await page.route(JOINED, (route) => route.abort());
  await openUnscripted(page, paths.category(sample.category.slug));
  await page.waitForResponse(/\/api\/session$/);
  await listingPage.addButton(sample.onCard).click();
  await expectCartCount(page, 1);
  await expect(page).toHaveURL(paths.category(sample.category.slug));
});

test('scripts load one by one when the joined file fails before the runtime has loaded', async ({
  page,
  listingPage,
}) => {
  let aborted = 0;
  let failed: () => void = () => undefined;
  const hasFailed = new Promise<void>((resolve) => {
    failed = resolve;
  });
  await page.route(JOINED, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('globalThis.TURBOPACK={push:')) {
      await hasFailed;
      return route.fulfill({ response });
    }
    aborted++;
    if (aborted === 3) failed();
    return route.abort();
  });
  const isHydrating = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.category(sample.category.slug));
  await isHydrating;
  await listingPage.addButton(sample.onCard).click();
  await expectCartCount(page, 1);
  await expect(page).toHaveURL(paths.category(sample.category.slug));
  expect(aborted).toBe(3);
});

test('when scripts fail for good, a press is left to the browser: the form is sent', async ({
  page,
  productPage,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await productPage.addButton(sample.onCard).click();
  await expect(page).toHaveURL(/\/cart\/plain/);
  await expect(page.getByRole('main')).toContainText(sample.onCard.name);
});
