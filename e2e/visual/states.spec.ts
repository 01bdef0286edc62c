import { signInAtOnce } from '@/e2e/fixtures/customer';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { addButton } from '@/e2e/steps/basket';
import { chooseCashOnDelivery, completeOrder, processingLoader } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { text } from '@/lib/messages/text';
import { expectLook } from './shot';
import { DESKTOP, PHONE } from './views';

test.describe('states', { tag: '@visual' }, () => {
  test.use(PHONE.use);

  test('empty pages', async ({ page }) => {
    await page.goto(paths.cart);
    await expectLook(page, 'cart-empty', page.getByRole('heading', { name: text('cart.empty_heading') }));
  });

  test('the loading cart', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/cart', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(paths.cart);
    await expectLook(page, 'cart-skeleton', page.locator('[aria-busy="true"]').first());
    answer();
    await expect(page.getByRole('heading', { name: text('cart.empty_heading') })).toBeVisible();
  });

  test('a toast', async ({ page }) => {
    await page.goto(paths.category(sample.category.slug));
    await addButton(page, sample.onCard.name).first().click();
    const toast = page.getByRole('status').filter({ hasText: text('toast.added_first') });
    // why: a focused toast stays
    await toast.getByRole('link', { name: text('action.view_cart') }).focus();
    await expectLook(page, 'toast', toast);
  });

  test('dialogs', async ({ page }) => {
    await fillCart(page, sample.onCard);
    await page.goto(paths.cart);
    await page.getByRole('button', { name: text('cart.clear') }).click();
    await expectLook(page, 'confirm', page.getByRole('alertdialog'));
    await page.getByRole('button', { name: text('action.no') }).click();
    await page.getByRole('link', { name: text('pincode.set') }).click();
    const pincode = page.getByRole('dialog', { name: text('pincode.title') });
    await expectLook(page, 'pincode', pincode.getByRole('button', { name: text('action.play_slides') }));
    await page.goto(paths.signIn(paths.home));
    await page.getByRole('button', { name: text('signin.send') }).click();
    await expectLook(page, 'sign-in-errors', page.getByText(text('signin.name_required')));
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/net::ERR_/] });

    test('the page stays, with the offline bar', async ({ page, context }) => {
      // why: the scripts show the offline bar, and reading the cart means they run
      const hydrated = page.waitForResponse('**/api/cart');
      await page.goto(paths.category(sample.category.slug));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hydrated;
      await context.setOffline(true);
      await expectLook(page, 'offline-bar', page.getByText(text('offline.bar')));
    });
  });

  test('a page that failed to render', async ({ page }) => {
    await page.goto('/unavailable');
    await expectLook(page, 'unavailable', page.getByRole('heading', { level: 1 }));
  });

  test('the popup of cart problems', async ({ page, shop, mobile, cartPage }) => {
    await signInAtOnce(page.context(), { name: sample.address.name, mobile });
    await fillCart(page, sample.soldOut);
    await fillCart(page, sample.onCard);
    await cartPage.open();
    await expect(cartPage.stepper(sample.soldOut)).toBeVisible();
    await shop.outOfStock(sample.soldOut);
    await cartPage.proceed.click();
    await expectLook(page, 'cart-problem', cartPage.problems);
  });

  test('an account and its forms', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, sample.shared);
    await page.goto(paths.myAddresses);
    const addresses = page.getByRole('radio', { name: sample.address.name });
    await expectLook(page, 'my-addresses', addresses);
    await page.getByRole('button', { name: text('checkout.add_new') }).click();
    const dialog = page.getByRole('dialog', { name: text('address.add_title') });
    await dialog.getByRole('button', { name: text('address.save') }).click();
    await expectLook(page, 'address-errors', dialog.getByText(text('address.area_required')));
    await page.goto(paths.myProfile);
    await expectLook(page, 'my-profile', page.getByLabel(text('profile.email')), [
      page.getByLabel(text('profile.mobile')),
    ]);
    await page.goto(paths.myFavourites);
    await expectLook(page, 'my-favourites-empty', page.getByText(text('favourites.empty')));
  });

  test('an order is being placed', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, sample.shared);
    await page.route('**/api/orders', (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    await chooseCashOnDelivery(page);
    await completeOrder(page).click();
    await expectLook(page, 'placing', processingLoader(page));
  });
});

test.describe('pages of content', { tag: '@visual' }, () => {
  test.use(PHONE.use);

  test(paths.contactUs, async ({ page }) => {
    await page.goto(paths.contactUs);
    await expectLook(page, 'contact-us', page.getByRole('button', { name: text('contact.send') }));
  });

  for (const path of [
    paths.aboutUs,
    paths.whyUs,
    paths.testimonials,
    paths.shipping,
    unlinkedPaths.legacyLogin,
    unlinkedPaths.legacyOrder,
    paths.offline,
    '/unavailable',
  ]) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectLook(page, path.slice(1).toLowerCase(), page.getByRole('heading', { level: 1 }));
    });
  }

  for (const [answer, pincode] of [
    ['served', '641002'],
    ['not-served', '643001'],
  ] as const) {
    test(`a pincode that is ${answer}`, async ({ page }) => {
      await page.goto(paths.deliveryAnswer(answer, pincode));
      await expectLook(page, `delivery-${answer}`, page.getByRole('heading', { level: 1 }));
    });
  }

  test.describe('a page that does not exist', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('shows home', async ({ page }) => {
      await page.goto('/no-such-page');
      await expectLook(page, 'not-found', page.getByRole('button', { name: text('action.play_slides') }));
    });
  });
});

test.describe('content on a desktop', { tag: '@visual' }, () => {
  test.use(DESKTOP.use);

  test('an open question, and the form', async ({ page }) => {
    await page.goto(paths.faq);
    await page.getByRole('main').locator('summary').first().click();
    await expectLook(page, 'faq-desktop', page.getByRole('heading', { level: 1 }));
    await page.goto(paths.contactUs);
    await expectLook(page, 'contact-desktop', page.getByRole('button', { name: text('contact.send') }));
  });

  for (const path of [unlinkedPaths.legacyLogin, unlinkedPaths.legacyOrder, '/unavailable']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectLook(
        page,
        `${path.slice(1).toLowerCase()}-desktop`,
        page.getByRole('heading', { level: 1 }),
      );
    });
  }
});
