import type { Locator } from 'playwright/test';
import { htmlProblems } from '@/e2e/crawlers/html-problems';
import { readPage } from '@/e2e/crawlers/read-page';
import { NOT_FOUND_PAGES, PUBLIC_PAGES, RESULT_PAGES } from '@/e2e/fixtures/routes';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { addFromProductPage } from '@/e2e/steps/basket';
import {
  addAddress,
  chooseCashOnDelivery,
  completeOrder,
  expectSuccess,
  proceedAsGuest,
} from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

/** Next closes the document twice, the second time after its last scripts; browsers tolerate it. */
const CLOSED_EARLY = '</body></html><script>';

test.describe('HTML', { tag: '@seo' }, () => {
  for (const path of [...PUBLIC_PAGES, ...RESULT_PAGES, ...NOT_FOUND_PAGES]) {
    test(`${path} is valid`, async () => {
      const { html } = await readPage(path);
      expect(await htmlProblems(html.replace(CLOSED_EARLY, '<script>'))).toEqual([]);
    });
  }

  test('[2.route.account] the pages of a signed-in customer are valid once loaded', async ({
    page,
    mobile,
  }) => {
    test.setTimeout(120_000);
    const main = page.getByRole('main');
    const isValid = async (shown: Locator) => {
      await expect(shown.first()).toBeVisible();
      expect(await htmlProblems(await page.content()), page.url()).toEqual([]);
    };
    const open = async (path: string, shown: Locator) => {
      await page.goto(path);
      await isValid(shown);
    };

    await addFromProductPage(page, sample.onCard, 4);
    await isValid(main.getByRole('group'));
    await open(paths.cart, main.getByText(sample.onCard.name));
    await proceedAsGuest(page, mobile);
    await open(paths.checkout, completeOrder(page));
    await page.getByRole('button', { name: text('checkout.add_new') }).click();
    await isValid(page.getByRole('dialog', { name: text('address.add_title') }));
    await page.keyboard.press('Escape');
    await addAddress(page, mobile);
    await chooseCashOnDelivery(page);
    await isValid(page.getByRole('radio', { name: sample.address.name }));
    await completeOrder(page).click();
    const orderId = await expectSuccess(page);

    await open(paths.orderSuccess, main.getByText(orderId));
    await open(paths.orderFailed, page.getByRole('heading', { name: text('failed.title') }));
    await open(paths.myOrders, main.getByText(sample.onCard.name));
    await open(paths.orderDetails(orderId), main.getByText(sample.onCard.name));
    await open(paths.trackOrder(orderId), main.getByText(text('tracking.Pending')));
    await open(paths.trackOrders, main.getByRole('textbox'));
    await open(paths.myProfile, main.getByRole('textbox'));
    await open(paths.myAddresses, main.getByText(sample.address.area));
    await open(paths.myFavourites, main.getByRole('heading', { level: 1 }));
    await page.goto(paths.product(sample.onCard.slug));
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await main
      .getByRole('button', { name: text('product.add_favourite') })
      .first()
      .click();
    await saved;
    await open(paths.myFavourites, main.getByRole('article'));
  });
});
