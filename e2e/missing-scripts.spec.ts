import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { expectCartCount } from '@/e2e/steps/basket';
import { openUnscripted, SCRIPTS } from '@/e2e/steps/unscripted';
import { paths } from '@/lib/config/paths';

const JOINED = /\/joined-[\w-]+\.js$/;

test.use({ expectedErrors: [/ERR_FAILED/] });

test('scripts that cannot come are asked for again: a press that waited for them is heard, and a page that they draw is drawn', async ({
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

test('scripts that cannot come come one by one where none that joins them does', async ({
  page,
  listingPage,
}) => {
  await page.route(JOINED, (route) => route.abort());
  await openUnscripted(page, paths.category(sample.category.slug));
  await page.waitForResponse(/\/api\/session$/);
  await listingPage.addButton(sample.onCard).click();
  await expectCartCount(page, 1);
  await expect(page).toHaveURL(paths.category(sample.category.slug));
});

test('scripts that cannot come come one by one where the one that joins them fails before the runtime is here', async ({
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
  const isAlive = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.category(sample.category.slug));
  await isAlive;
  await listingPage.addButton(sample.onCard).click();
  await expectCartCount(page, 1);
  await expect(page).toHaveURL(paths.category(sample.category.slug));
  expect(aborted).toBe(3);
});

test('scripts that cannot come leave the press to the browser: the form is sent', async ({
  page,
  productPage,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await productPage.addButton(sample.onCard).click();
  await expect(page).toHaveURL(/\/cart\/plain/);
  await expect(page.getByRole('main')).toContainText(sample.onCard.name);
});
