import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectCartCount, expectQuantity, expectSaved, stepperOf } from '@/e2e/steps/basket';
import { hold } from '@/e2e/steps/hold-files';
import { openUnscripted, SCRIPTS } from '@/e2e/steps/unscripted';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';

const FAVOURITE = new RegExp(`^${text('card.favourite', { name: '' })}`);
const PICTURES = /\/(media|art)\/.*\.(avif|webp|jpg)$/;

/** Injected: the browser is never idle until the event `rest`, and mouseover events are suppressed. */
function neverIdle() {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => waiting.push(run);
  addEventListener('rest', () => {
    for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 0 });
  });
  addEventListener('mouseover', (event) => event.isTrusted || event.stopImmediatePropagation(), true);
}

test('spec 1: scripts load after the pictures, and not before', async ({ page }) => {
  const pictures = await hold(page, PICTURES);
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
  expect(scripts.asked).toEqual([]);
  pictures.release();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  scripts.release();
});

test('spec 2, Cart page: a page rendered by scripts does not wait for pictures, and requests its cart once', async ({
  page,
}) => {
  await fillCart(page, sample.onCard, 2);
  const pictures = await hold(page, PICTURES);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cart')) reads.push(request.method());
  });
  await openUnscripted(page, paths.cart);
  await expectQuantity(stepperOf(page, sample.onCard.name), 2);
  expect(reads).toEqual(['GET']);
  pictures.release();
});

test('Add to Cart pressed before hydration loads the scripts, shows as busy, and is done once', async ({
  page,
  productPage,
}) => {
  const pictures = await hold(page, PICTURES);
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.product(sample.onCard.slug));
  const add = productPage.addButton(sample.onCard);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  scripts.release();
  await expectCartCount(page, 1);
  await expect(page).toHaveURL(paths.product(sample.onCard.slug));
  await expectSaved(page, sample.onCard.slug, 1);
  pictures.release();
});

test('Add to Cart waits for the script that handles it, also when that arrives last', async ({
  page,
  productPage,
}) => {
  const hearing = await hold(page, SCRIPTS, '("card.add")');
  const restIsAlive = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await productPage.addButton(sample.onCard).click();
  await restIsAlive;
  hearing.release();
  await expectCartCount(page, 1);
  await expect(page).toHaveURL(paths.product(sample.onCard.slug));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a press during hydration waits for the earlier ones, and is done once', async ({
  page,
  productPage,
  customer: _signedIn,
}) => {
  await page.addInitScript(neverIdle);
  const scripts = await hold(page, SCRIPTS);
  const isHydrating = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await productPage.addButton(sample.onCard).click();
  scripts.release();
  await isHydrating;
  await page.getByRole('button', { name: text('product.add_favourite') }).click();
  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await expectCartCount(page, 1);
  const filled = page.getByRole('button', { name: text('product.add_favourite'), pressed: true });
  await expect(filled).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(filled).toBeVisible();
});

/** Injected: records the pointer and mouse events that reach the page, for `recordedBy`. */
function recordsPresses() {
  const told: string[] = [];
  Reflect.set(window, 'told', told);
  for (const sign of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) {
    addEventListener(sign, ({ type }) => told.push(type));
  }
}

const recordedBy = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

test('a field pressed during hydration takes the focus, while its events wait for an idle browser', async ({
  page,
}) => {
  await page.addInitScript(neverIdle);
  await page.addInitScript(recordsPresses);
  const scripts = await hold(page, SCRIPTS);
  const isHydrating = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.faq);
  const search = page.getByRole('combobox').first();
  await search.click();
  await expect(search).toBeFocused();
  scripts.release();
  await isHydrating;
  await search.click();
  expect(await recordedBy(page)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await search.click();
  expect(await recordedBy(page)).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']);
});

test('text typed into the search box before hydration gets suggestions', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.faq);
  const search = page.getByRole('combobox').first();
  await search.click();
  await search.pressSequentially('tom');
  scripts.release();
  await expect(page.getByRole('listbox', { name: text('search.suggestions') })).toBeVisible();
  await expect(search).toHaveValue('tom');
});

test('of several presses before hydration none is lost, and none counts twice', async ({
  page,
  listingPage,
}) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.category(sample.category.slug));
  const first = listingPage.addButton(sample.onCard);
  const second = listingPage.addButton(sample.inCart[0]);
  for (const button of [first, second, first]) await button.click();
  for (const button of [first, second]) await expect(button).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await expectCartCount(page, 2);
  await expectQuantity(listingPage.stepper(sample.onCard), 1);
  await expectQuantity(listingPage.stepper(sample.inCart[0]), 1);
});

for (const also of ['', ', also in a browser without requestIdleCallback']) {
  test(`a press that needs script is handled after hydration${also}`, async ({ page }) => {
    if (also) await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    const scripts = await hold(page, SCRIPTS);
    await openUnscripted(page, paths.category(sample.category.slug));
    const heart = page.getByRole('main').getByRole('button', { name: FAVOURITE }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    scripts.release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(heart).not.toHaveAttribute('aria-busy');
  });
}

test('a link that opens a dialog opens it when pressed before hydration', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.faq);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('pincode.set') })
    .click();
  scripts.release();
  await expect(page.getByRole('dialog', { name: text('pincode.title') })).toBeVisible();
  await expect(page).toHaveURL(paths.faq);
});

test('a language chosen before hydration is stored', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.faq);
  await page
    .getByRole('link', { name: text('nav.language2') })
    .filter({ visible: true })
    .first()
    .click();
  scripts.release();
  await expect(page).toHaveURL(addressIn('ta', paths.faq));
  const kept = (await page.context().cookies()).find(({ name }) => name === 'koodai-language');
  expect(kept?.value).toBe('ta');
});

test('a select and a radio button changed before hydration take effect', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.category(sample.category.slug));
  const sort = page.getByRole('main').getByRole('combobox', { name: text('listing.sort') });
  await sort.selectOption('price_asc');
  scripts.release();
  await expect(page).toHaveURL(paths.category(sample.category.slug, { sort: 'price_asc' }));

  const again = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.todaySpecial());
  const choice = page.getByRole('radio', { name: new RegExp(`^${sample.category.name}`) });
  await choice.check();
  again.release();
  await expect(page).toHaveURL(paths.todaySpecial({ category: sample.category.slug }));
  await expect(choice).toBeChecked();
});

test('a list scrolled past its end before hydration loads its next page', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.category(sample.category.slug));
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  // why: a page whose styles have not loaded does not scroll
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  scripts.release();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
});
