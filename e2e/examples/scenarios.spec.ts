import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { productPage } from '@/e2e/pages/product-page';
import { expectCartIntact, fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { expectQuantity, savedLine } from '@/e2e/steps/basket';
import { expectOneOrder, ordersOf } from '@/e2e/steps/checkout';
import { expectFailure, goToPay } from '@/e2e/steps/pay';
import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';

const { sound, special, paid, withdrawnCategory, ...changed } = sample.scenarios;

/** Longer than an unpaid order reserves its stock. */
const TOO_LATE_MS = 16 * 60_000;

test('[8.cart.variantChange] [8.cart.unitChange] [8.cart.inActiveProduct] [8.cart.inActiveCatProduct] [4.cartCheckout.yes] changed cart lines are listed one by one, and Yes removes them', async ({
  page,
  shop,
  customer: _signedIn,
  cartPage,
}) => {
  const told: [{ name: string }, MessageId][] = [
    [changed.ofAnotherAmount, 'check.variantChange'],
    [changed.ofAnotherUnit, 'check.unitChange'],
    [changed.withdrawn, 'check.inActiveProduct'],
    [changed.ofWithdrawnCategory, 'check.inActiveCatProduct'],
  ];
  for (const product of [sound, ...Object.values(changed)]) await fillCart(page, product);
  await cartPage.open();
  await expectQuantity(cartPage.stepper(sound), 5);

  await shop.pack(changed.ofAnotherAmount, '750', 'g');
  await shop.pack(changed.ofAnotherUnit, '500', 'pc');
  await shop.withdraw(changed.withdrawn);
  await shop.withdrawCategory(withdrawnCategory);

  await cartPage.proceed.click();
  const lines = cartPage.problems.getByRole('listitem');
  await expect(lines).toHaveCount(told.length);
  for (const [{ name }, message] of told)
    await expect(lines.filter({ hasText: name })).toContainText(text(message));
  await cartPage.problems.getByRole('button', { name: text('action.yes') }).click();
  await expect(page).toHaveURL(paths.checkout);
  await expectCartIntact(page, sound);
  for (const { slug } of Object.values(changed)) expect(await savedLine(page, slug)).toBeUndefined();
});

test('[8.limits.maximum] a cart above the maximum shows an error', async ({
  page,
  shop,
  customer: _signedIn,
  cartPage,
}) => {
  await fillCart(page, sound);
  await shop.limits(0, 110);
  await cartPage.open();
  await cartPage.proceed.click();
  const popup = page.getByRole('alertdialog', { name: text('limit.maximum_title') });
  await expect(popup).toContainText(text('limit.maximum_text', { max: 110 }));
  await popup.getByRole('button', { name: text('action.ok') }).click();
  await expect(page).toHaveURL(paths.cart);
});

test('[8.empty.todaySpecial] today’s special is what the test sets, or nothing', async ({
  page,
  shop,
  listingPage,
}) => {
  await shop.specials(special);
  await page.goto(paths.todaySpecial());
  await expect(listingPage.card(special)).toBeVisible();
  await expect(page.getByRole('main').getByText(text('listing.count', { count: 1 }))).toBeVisible();
  await shop.specials();
  await page.goto(paths.todaySpecial());
  await expect(page.getByText(text('listing.empty_special'))).toBeVisible();
});

test('[8.pincode.answer] a pincode that is no longer served is refused', async ({ page, shop }) => {
  const { pincode, city } = sample.address;
  await page.goto(paths.faq);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('pincode.set') })
    .click();
  const dialog = page.getByRole('dialog', { name: text('pincode.title') });
  const check = dialog.getByRole('button', { name: text('pincode.check') });
  await dialog.getByRole('textbox').fill(pincode);
  await check.click();
  await expect(dialog.getByText(text('pincode.served', { pincode, city }))).toBeVisible();
  await shop.notServed(pincode);
  await check.click();
  const refusal = text('pincode.not_served', { pincode });
  await expect(dialog.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
});

test('a payment is decided without the payment page', async ({ page, shop, mobile }) => {
  await reachCheckout(page, mobile, paid);
  await goToPay(page);
  await page.goto(await shop.decidePayment(mobile, 'fail'));
  await expectFailure(page);
  await expectCartIntact(page, paid);
  await page.goto(paths.checkout);
  await goToPay(page);
  await page.goto(await shop.decidePayment(mobile, 'pay'));
  await expectOneOrder(page);
});

test('[d7.hold] [d7.release] [d9.unpaid] a payment that is not made in time fails, and releases its stock', async ({
  page,
  browser,
  shop,
  mobile,
}) => {
  const elsewhere = await browser.newPage();
  const other = productPage(elsewhere);
  await shop.stock(paid, 5);
  await reachCheckout(page, mobile, paid);
  await goToPay(page);
  await expect(async () => {
    await other.open(paid);
    await expect(other.outOfStock).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shop.forward(TOO_LATE_MS);
  await other.open(paid);
  await expect(other.addButton(paid)).toBeVisible();
  await elsewhere.close();
  await page.goto(paths.paymentReturn);
  await expectFailure(page);
  await expect(page.getByText(text('failed.text'))).toBeVisible();
  await expect(page.getByText(text('failed.cart'))).toBeVisible();
  await expectCartIntact(page, paid);
  expect(await ordersOf(page)).toEqual([]);
});

test('the sample shop comes back, whatever was changed and whoever bought', async ({ shop, productPage }) => {
  await shop.outOfStock(sound);
  await productPage.open(sound);
  await expect(productPage.outOfStock).toBeVisible();
  await shop.reset();
  await productPage.open(sound);
  await expect(productPage.addButton(sound)).toBeVisible();
});
