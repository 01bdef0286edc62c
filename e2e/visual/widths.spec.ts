import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { expectLook } from './shot';
import { TURNS } from './views';

const title = { level: 1 } as const;

for (const view of TURNS) {
  test.describe(`${view.name} px`, { tag: '@visual' }, () => {
    test.use(view.use);

    test('browsing', async ({ page }) => {
      await page.goto(paths.home);
      const slides = page.getByRole('button', { name: text('action.play_slides') });
      await expectLook(page, `home-${view.name}`, slides.first());
      await page.goto(paths.category(sample.category.slug));
      await expectLook(page, `category-${view.name}`, page.getByRole('heading', title));
      await page.goto(paths.product(sample.withOffer.slug));
      await expectLook(page, `product-${view.name}`, page.getByRole('heading', title));
    });

    test('buying', async ({ page, mobile }) => {
      await fillCart(page, sample.inCart[0]);
      await reachCheckout(page, mobile, sample.shared);
      await expectLook(page, `checkout-${view.name}`, page.getByRole('heading', title), [
        page.getByText(/[6-9]\d{4} ?\d{5}/),
      ]);
      await page.goto(paths.cart);
      await expectLook(page, `cart-${view.name}`, page.getByRole('heading', { name: text('cart.bill') }));
    });

    test('reading', async ({ page }) => {
      await page.goto(paths.faq);
      await expectLook(page, `faq-${view.name}`, page.getByRole('heading', title));
      const footer = page.getByRole('contentinfo');
      await footer.evaluate((element) => element.scrollIntoView());
      await expect(footer).toBeInViewport();
      await expectLook(page, `footer-${view.name}`, footer, [page.getByText(/©/)]);
    });
  });
}
