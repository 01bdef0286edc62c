import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { orderOnDelivery, reachCheckout } from '@/e2e/steps/arrive';
import { expectQuantity, expectSaved } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

// docs/testing.md walks through this file. Tests that change the same product would disturb each other in parallel, so
// they run one after the other.
test.describe.configure({ mode: 'default' });

const product = sample.example;
const changed = sample.exampleChanged;

test('a shopper puts a product into the cart', { tag: '@smoke' }, async ({ page, productPage, cartPage }) => {
  await productPage.open(product);
  await productPage.add(product, 2);
  await expectSaved(page, product.slug, 2);
  await cartPage.open();
  await expectQuantity(cartPage.stepper(product), 2);
});

test('a signed-in customer can open the account', { tag: '@smoke' }, async ({ page, customer }) => {
  await page.goto(paths.myProfile);
  await expect(page.getByRole('textbox', { name: text('profile.name') })).toHaveValue(customer.name);
});

test('what is sold out says so on the next page load', async ({ shop, productPage }) => {
  await shop.outOfStock(changed);
  await productPage.open(changed);
  await expect(productPage.outOfStock).toBeVisible();
  await expect(productPage.addButton(changed)).toHaveCount(0);
});

test('a new price is on the next page load', async ({ shop, productPage }) => {
  await shop.price(changed, 61);
  await productPage.open(changed);
  await expect(productPage.price('₹61')).toBeVisible();
});

test('an order is followed to the door', { tag: '@smoke' }, async ({ page, shop, mobile }) => {
  const order = await orderOnDelivery(page, mobile, product);
  await shop.moveOrder(order, 'Order Delivered');
  await page.goto(paths.trackOrder(order));
  const steps = page.getByRole('list', { name: text('track.timeline') }).getByRole('listitem');
  await expect(steps.last()).toContainText(text('tracking.Order Delivered'));
});

test.describe('a shop API that is slow or fails', () => {
  test.use({ expectedErrors: [/status of 5\d\d/] });

  test('places no order twice', { tag: '@faults' }, async ({ page, mobile, line, checkoutPage }) => {
    await reachCheckout(page, mobile, product);
    await checkoutPage.cashOnDelivery.check();
    await line.fail('OrderConfirm', 'error');
    await checkoutPage.complete.click();
    await expect(page.getByText(text('checkout.not_placed_yet'))).toBeVisible();
    expect(await line.reached('OrderConfirm')).toBe(0);
  });
});
