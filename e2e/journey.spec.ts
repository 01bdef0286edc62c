import { at, nameOf, text } from '@/e2e/fixtures/language';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { VIEWPORTS } from '@/e2e/fixtures/viewports';
import {
  addButton,
  addFromProductPage,
  expectCartCount,
  expectQuantity,
  expectSaved,
  pressMore,
  savedLine,
  stepperOf,
} from '@/e2e/steps/basket';
import {
  addAddress,
  chooseCashOnDelivery,
  completeOrder,
  expectSuccess,
  proceedButton,
} from '@/e2e/steps/checkout';
import { signInWithCode } from '@/e2e/steps/sign-in';
import { paths } from '@/lib/config/paths';
import { LANGUAGES } from '@/lib/domain/language';
import { formatPincode } from '@/lib/domain/patterns';

const JOURNEYS = LANGUAGES.flatMap((language) => VIEWPORTS.map((viewport) => ({ language, viewport })));

for (const { language, viewport } of JOURNEYS) {
  test.describe(`at ${viewport.width} px, in ${language}`, () => {
    test.use({ language, viewport, hasTouch: viewport.width < 1024 });

    test('[1.header.cartCount] [2.route.product] [2.route.checkout] [2.route.orderDetails] [2.account.details] [4.cartCheckout.guest] [d11.reload] a guest fills the cart, signs in, pays on delivery and finds the order again', {
      tag: language === 'en' ? '@smoke' : '@tamil',
    }, async ({ page, browserName, mobile }) => {
      const inTamil = language === 'ta';
      const counted = inTamil ? sample.countedInTamil : sample.counted[browserName];
      const read = <Named extends { name: string; tamil: string }>(one: Named) => ({
        ...one,
        name: nameOf(one),
      });
      const [category, onCard] = [read(sample.category), read(sample.onCard)];
      const product = read(counted[viewport.width]);

      await test.step('home → category', async () => {
        await page.goto(at(paths.home));
        await page.getByRole('main').getByRole('link', { name: category.name }).first().click();
        await expect(page).toHaveURL(at(paths.category(category.slug)));
        await expect(page.getByRole('heading', { level: 1 })).toContainText(category.name);
      });

      await test.step('add and change the quantity on the card', async () => {
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('link', { name: onCard.name, exact: true }) });
        await addButton(card, onCard.name).click();
        const stepper = stepperOf(card, onCard.name);
        await expectQuantity(stepper, 1);
        await pressMore(stepper);
        await expectQuantity(stepper, 2);
        await expectCartCount(page, 2);
      });

      await test.step('product → add and change the quantity', async () => {
        await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).click();
        await expect(page).toHaveURL(at(paths.product(product.slug)));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toContainText(product.name);
        await addButton(main, product.name).click();
        const stepper = stepperOf(main, product.name);
        await expectQuantity(stepper, 1);
        await pressMore(stepper);
        await pressMore(stepper);
        await expectQuantity(stepper, 3);
        await expectCartCount(page, 5);
      });

      const stockBefore = await test.step('stock before', async () => {
        await expectSaved(page, product.slug, 3);
        return (await savedLine(page, product.slug))?.stock ?? 0;
      });

      await test.step('cart → Proceed to Checkout → sign in → the cart is kept', async () => {
        await page
          .getByRole('link', { name: text.count('nav.cart_items', 5), exact: true })
          .first()
          .click();
        await expect(page).toHaveURL(at(paths.cart));
        const main = page.getByRole('main');
        await expectQuantity(stepperOf(main, onCard.name), 2);
        await expectQuantity(stepperOf(main, product.name), 3);
        await proceedButton(page).click();
        await signInWithCode(page, { name: sample.address.name, mobile });
        await expect(page).toHaveURL(at(paths.checkout));
        await expect(page.getByRole('main')).toContainText(product.name);
        await expect(page.getByRole('main')).toContainText(onCard.name);
      });

      const orderId =
        await test.step('address → Cash On Delivery → success, also after a reload', async () => {
          await addAddress(page, mobile);
          await chooseCashOnDelivery(page);
          await completeOrder(page).click();
          const id = await expectSuccess(page);
          await page.reload();
          expect(await expectSuccess(page)).toBe(id);
          return id;
        });

      await test.step('My Orders → Order Details', async () => {
        await page
          .getByRole('main')
          .getByRole('link', { name: text('account.orders') })
          .click();
        await expect(page).toHaveURL(at(paths.myOrders));
        const order = page.getByRole('main').getByRole('article').filter({ hasText: orderId });
        await expect(order).toContainText(product.name);
        await order.getByRole('link', { name: new RegExp(orderId) }).click();
        await expect(page).toHaveURL(at(paths.orderDetails(orderId)));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toContainText(orderId);
        await expect(main.getByText(formatPincode(sample.address.pincode))).toBeVisible();
        await expect(main.getByRole('definition').filter({ hasText: 'COD' })).toBeVisible();
        const row = main.getByRole('row').filter({ hasText: product.name });
        await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible();
      });

      await test.step('stock went down by what was bought', async () => {
        await addFromProductPage(page, product, 1);
        expect((await savedLine(page, product.slug))?.stock).toBe(stockBefore - 3);
      });
    });
  });
}
