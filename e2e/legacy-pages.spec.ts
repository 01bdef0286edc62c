import { expect, test } from '@/e2e/fixtures/test';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { text } from '@/lib/messages/text';

const PAGES = [
  { path: unlinkedPaths.legacyLogin, field: 'legacy.password', button: 'legacy.login' },
  { path: unlinkedPaths.legacyForgotPassword, field: 'legacy.email', button: 'legacy.forgot' },
  { path: unlinkedPaths.legacyOrder, field: 'legacy.coupon', button: 'legacy.order' },
] as const;

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script });

    for (const { path, field, button } of PAGES) {
      test(`[2.route.legacyForms] [d24.noindex] spec 2: ${path} is static: neither Enter nor its button sends anything`, async ({
        page,
      }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        const box = page.getByLabel(text(field));
        await box.fill('secret-of-nobody');
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
        });
        await box.press('Enter');
        await page
          .getByRole('main')
          .getByRole('button', { name: text(button) })
          .click();
        await expect(box).toHaveValue('secret-of-nobody');
        expect(new URL(page.url()).search).toBe('');
        expect(sent).toEqual([]);
      });
    }
  });
}

test('[d24.oneAddress] decisions 24: other spellings redirect to the canonical URL, in one step', async ({
  request,
}) => {
  for (const { path } of PAGES) {
    const answer = await request.get(path.toLowerCase(), { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, path]);
  }
});

test('the component gallery is for development: a production shop has none', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
});
