import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/test';

test('the shop API shows its contract at /docs with nothing from elsewhere', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== new URL(settings.apiUrl).origin) elsewhere.push(url.href);
  });
  await page.goto(`${settings.apiUrl}/docs`);
  await expect(page.getByRole('heading', { name: 'Koodai shop API' })).toBeVisible();
  await page
    .getByRole('button', { name: /\/cartupdate/ })
    .first()
    .click();
  await expect(page.getByText('Sets the absolute quantity of a product').last()).toBeVisible();
  await expect(page.getByText('quantity', { exact: true }).first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});
