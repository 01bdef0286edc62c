import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectCartCount, expectQuantity, expectSaved, stepperOf } from '@/e2e/steps/basket';
import { hold } from '@/e2e/steps/hold-files';
import { openUnscripted, SCRIPTS } from '@/e2e/steps/unscripted';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';

const FAVOURITE = new RegExp(`^${text('card.favourite', { name: '' })}`);
const PICTURES = /\/(media|art)\/.*\.(avif|webp|jpg)$/;

/** A browser that is busy until it is sent `rest`, and hears of no mouse meanwhile. */
function neverRests() {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => waiting.push(run);
  addEventListener('rest', () => {
    for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 0 });
  });
  addEventListener('mouseover', (event) => event.isTrusted || event.stopImmediatePropagation(), true);
}

test('spec 1: scripts come when the pictures are here, and not before', async ({ page }) => {
  const pictures = await hold(page, PICTURES);
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
  expect(scripts.asked).toEqual([]);
  pictures.release();
  await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
  scripts.release();
});

test('spec 2, Cart page: a page that they draw waits for no picture, and its cart is asked for once', async ({
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

test('Add to Cart that is pressed before them brings them, waits, and is done once', async ({
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

test('Add to Cart waits for the script that hears it, also when that comes last', async ({
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

test('a press while the page comes alive waits for the others, and is done once', async ({
  page,
  productPage,
  customer: _signedIn,
}) => {
  await page.addInitScript(neverRests);
  const scripts = await hold(page, SCRIPTS);
  const isAlive = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.product(sample.onCard.slug));
  await productPage.addButton(sample.onCard).click();
  scripts.release();
  await isAlive;
  await page.getByRole('button', { name: text('product.add_favourite') }).click();
  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await expectCartCount(page, 1);
  const filled = page.getByRole('button', { name: text('product.remove_favourite') });
  await expect(filled).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(filled).toBeVisible();
});

/** A browser that tells what its page is told of presses; `told` is read by `toldOf`. */
function tellsOfPresses() {
  const told: string[] = [];
  Reflect.set(window, 'told', told);
  for (const sign of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) {
    addEventListener(sign, ({ type }) => told.push(type));
  }
}

const toldOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));

test('a field that is pressed while the page comes alive has the focus, and the page hears of it later', async ({
  page,
}) => {
  await page.addInitScript(neverRests);
  await page.addInitScript(tellsOfPresses);
  const scripts = await hold(page, SCRIPTS);
  const isAlive = page.waitForResponse(/\/api\/session$/);
  await openUnscripted(page, paths.faq);
  const search = page.getByRole('combobox').first();
  await search.click();
  await expect(search).toBeFocused();
  scripts.release();
  await isAlive;
  await search.click();
  expect(await toldOf(page)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('rest')));
  await search.click();
  expect(await toldOf(page)).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']);
});

test('what is typed into the search field before them is suggested for', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.faq);
  const search = page.getByRole('combobox').first();
  await search.click();
  await search.pressSequentially('tom');
  scripts.release();
  await expect(page.getByRole('listbox', { name: text('search.suggestions') })).toBeVisible();
  await expect(search).toHaveValue('tom');
});

test('of several presses none is lost, and none counts twice', async ({ page, listingPage }) => {
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

for (const also of ['', ', also in a browser that does not say when it rests']) {
  test(`a press that only script can hear is heard then${also}`, async ({ page }) => {
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

test('a link that opens a dialog opens it', async ({ page }) => {
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

test('a language that is chosen before them is remembered', async ({ page }) => {
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

test('a choice in a list, and one of several, count', async ({ page }) => {
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

test('who has scrolled past the end of a list before them gets the rest of it', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.category(sample.category.slug));
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  // why: a page that has no styles yet does not scroll
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  scripts.release();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
});
