import { expect, test } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test('the address dialog with every error shown stands on a laptop’s screen as a whole', async ({
  page,
  customer: _signedIn,
}) => {
  await page.goto(paths.myAddresses);
  await page.getByRole('button', { name: text('checkout.add_new') }).click();
  const dialog = page.getByRole('dialog', { name: text('address.add_title') });
  await dialog.getByRole('textbox', { name: text('address.mobile') }).fill('');
  await dialog.getByRole('button', { name: text('address.save') }).click();
  await expect(dialog.getByText(text('address.pincode_required'))).toBeVisible();
  const hiddenPx = await dialog.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hiddenPx).toBe(0);
});
