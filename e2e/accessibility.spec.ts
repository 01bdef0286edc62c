import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { signInAtOnce } from '@/e2e/fixtures/customer';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart } from '@/e2e/steps/arrive';
import { addAddress } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const GRAVE = ['serious', 'critical'];

async function expectNoGraveFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact && GRAVE.includes(impact));
  const found = grave.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: '@a11y' }, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of [
      paths.home,
      paths.category(sample.category.slug),
      paths.product(sample.onCard.slug),
      paths.contactUs,
      paths.privacy,
      paths.legacyOrder,
    ]) {
      test(`${path} has no serious finding`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectNoGraveFinding(page);
      });
    }

    test('cart and checkout have no serious finding', async ({ page, context, mobile }) => {
      await fillCart(page, sample.onCard);
      await page.goto(paths.cart);
      await expect(page.getByRole('table')).toBeVisible();
      await expectNoGraveFinding(page);
      await signInAtOnce(context, { name: sample.address.name, mobile });
      await page.goto(paths.checkout);
      await expect(page.getByText(text('checkout.add_new'))).toBeVisible();
      await expectNoGraveFinding(page);
      await addAddress(page, mobile);
      await expectNoGraveFinding(page);
    });
  });
}
