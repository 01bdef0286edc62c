import { expect, test } from '@/e2e/fixtures/test';
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
