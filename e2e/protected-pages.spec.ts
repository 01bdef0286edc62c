import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { VIEWPORTS } from '@/e2e/fixtures/viewports';
import { expectCartIntact, fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { expectCartCount, pressMore, stepperOf } from '@/e2e/steps/basket';
import { chooseCashOnDelivery, completeOrder, expectOneOrder, proceedButton } from '@/e2e/steps/checkout';
import { signInWithCode } from '@/e2e/steps/sign-in';
import { PROTECTED_PATHS, paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test.describe('protected pages send a signed-out visitor to / and open the sign-in popup', () => {
  test('the popup is open on home', async ({ page }) => {
    await page.goto(paths.myOrders);
    await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.home);
  });

  test('it opens for the success page too, which requests nothing before', async ({ page }) => {
    await page.goto(paths.orderSuccess);
    await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(paths.home);
  });

  test('[2.protected] the redirect carries the flag and the return path, also without script', {
    tag: '@smoke',
  }, async ({ request }) => {
    for (const path of [...PROTECTED_PATHS, paths.trackOrder('K1')]) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(307);
      const target = new URL(response.headers().location ?? '', 'http://shop.invalid');
      expect(target.pathname + target.search, path).toBe(paths.signIn(path));
    }
  });
});

const product = sample.unlucky.placing;
/** After this the same number can request another code. */
const NEXT_CODE_MS = 31_000;

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px, a customer whose session cookie is gone`, () => {
    test.use({ viewport, expectedErrors: [/status of 401/] });

    const signIn = (page: Page) => page.getByRole('dialog', { name: text('signin.title') });
    const lose = (page: Page) => page.context().clearCookies({ name: 'koodai_session' });
    const again = (page: Page) => page.getByText(text('error.unauthenticated'));

    test('signs in again in the middle of checkout, and orders the same cart once', async ({
      page,
      mobile,
      shop,
    }) => {
      await reachCheckout(page, mobile, product);
      await chooseCashOnDelivery(page);
      await shop.forward(NEXT_CODE_MS);
      await lose(page);
      await completeOrder(page).click();
      await expect(again(page)).toBeVisible();
      await expect(signIn(page)).toBeVisible();
      await signInWithCode(page, { name: sample.address.name, mobile });
      await expect(page).toHaveURL(paths.checkout);
      await expectCartIntact(page, product);
      await chooseCashOnDelivery(page);
      await completeOrder(page).click();
      await expectOneOrder(page);
    });

    test('is asked to sign in on the cart page, and then sees the same cart', async ({
      page,
      customer,
      shop,
    }) => {
      await fillCart(page, product);
      await page.goto(paths.cart);
      await shop.forward(NEXT_CODE_MS);
      await lose(page);
      await pressMore(stepperOf(page, product.name));
      await expect(again(page)).toBeVisible();
      await signInWithCode(page, customer);
      await expect(signIn(page)).toBeHidden();
      await expectCartCount(page, 5);
      await expectCartIntact(page, product);
      await expect(proceedButton(page)).toBeVisible();
    });

    test('is asked to sign in before an account page, and then sees it', async ({ page, customer, shop }) => {
      await page.goto(paths.myProfile);
      await expect(page.getByRole('textbox', { name: text('profile.name') })).toHaveValue(customer.name);
      await shop.forward(NEXT_CODE_MS);
      await lose(page);
      await page
        .getByRole('link', { name: text('account.orders') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(again(page)).toBeVisible();
      await signInWithCode(page, customer);
      await expect(page).toHaveURL(paths.myOrders);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.orders'));
    });
  });
}
