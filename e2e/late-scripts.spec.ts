import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { expectQuantity, expectSaved, stepperOf } from '@/e2e/steps/basket';
import { hold } from '@/e2e/steps/hold-files';
import { openUnscripted, SCRIPTS } from '@/e2e/steps/unscripted';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test('a link pressed after Add to Cart, both before hydration, is followed once the product is added', async ({
  page,
  listingPage,
}) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.category(sample.category.slug));
  await listingPage.addButton(sample.onCard).click();
  const cart = page
    .getByRole('link', { name: text('nav.cart') })
    .filter({ visible: true })
    .first();
  await cart.click();
  await expect(cart).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await expect(page).toHaveURL(paths.cart);
  await expectQuantity(stepperOf(page, sample.onCard.name), 1);
  await expectSaved(page, sample.onCard.slug, 1);
});

test('a sort order chosen before hydration opens even when the scripts do not load in time', async ({
  page,
}) => {
  const scripts = await hold(page, SCRIPTS);
  await openUnscripted(page, paths.category(sample.category.slug));
  const sort = page.getByRole('main').getByRole('combobox', { name: text('listing.sort') });
  await sort.selectOption('price_asc');
  await expect(page).toHaveURL(/[?&]sort=price_asc/, { timeout: 20_000 });
  await expect(sort).toHaveValue('price_asc');
  scripts.release();
});
