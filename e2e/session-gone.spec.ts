import type { BrowserContext, Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { cartPage } from '@/e2e/pages/cart-page';
import { arriveWithAddress, expectCartIntact, fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { pressMore } from '@/e2e/steps/basket';
import { chooseCashOnDelivery, completeOrder, expectOneOrder } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.once;

test.use({ expectedErrors: [/status of 401/] });

// why: repeated runs buy more than the sample shop has in stock
test.beforeEach(({ shop }) => shop.stock(product, 60));

/** Deletes the session cookie; resolves with what puts it back. */
async function loseSession(context: BrowserContext): Promise<() => Promise<void>> {
  const before = await context.cookies();
  await context.clearCookies({ name: /koodai_session$/ });
  return () => context.addCookies(before);
}

async function expectAskedToSignIn(page: Page): Promise<void> {
  await expect(page.getByText(text('error.unauthenticated'))).toBeVisible();
  await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
}

test('a customer whose session is gone at Complete Order is asked to sign in, and has the same cart then', async ({
  page,
  context,
  mobile,
}) => {
  await reachCheckout(page, mobile, product);
  await chooseCashOnDelivery(page);
  const bringBack = await loseSession(context);
  await completeOrder(page).click();
  await expectAskedToSignIn(page);
  await bringBack();
  await expectCartIntact(page, product);
  await page.goto(paths.checkout);
  await chooseCashOnDelivery(page);
  await completeOrder(page).click();
  await expectOneOrder(page);
});

test('a customer whose session is gone in the cart is asked to sign in, and no guest gets a cart', async ({
  page,
  context,
  mobile,
}) => {
  await fillCart(page, product);
  await arriveWithAddress(page, mobile);
  const cart = cartPage(page);
  await cart.open();
  await expect(cart.stepper(product)).toBeVisible();
  const bringBack = await loseSession(context);
  await pressMore(cart.stepper(product));
  await expectAskedToSignIn(page);
  expect((await context.cookies()).filter(({ name }) => name.endsWith('koodai_session'))).toEqual([]);
  await bringBack();
  await expectCartIntact(page, product);
});
