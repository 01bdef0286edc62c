import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test('the address dialog with every error shown fits on a laptop’s screen', async ({
  page,
  customer: _signedIn,
}) => {
  await page.goto(paths.myAddresses);
  await page.getByRole('button', { name: text('checkout.add_new') }).click();
  const dialog = page.getByRole('dialog', { name: text('address.add_title') });
  await dialog.getByRole('textbox', { name: text('address.mobile') }).fill('');
  const save = dialog.getByRole('button', { name: text('address.save') });
  await save.click();
  await expect(dialog.getByText(text('address.pincode_required'))).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('a typed address is kept after Escape, and discarded by Cancel', async ({
  page,
  customer: _signedIn,
}) => {
  await page.goto(paths.myAddresses);
  const add = page.getByRole('button', { name: text('checkout.add_new') });
  const dialog = page.getByRole('dialog', { name: text('address.add_title') });
  const area = dialog.getByRole('textbox', { name: text('address.area') });
  await add.click();
  await area.fill('R.S. Puram');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await add.click();
  await expect(area).toHaveValue('R.S. Puram');
  await dialog.getByRole('button', { name: text('action.cancel') }).click();
  await expect(dialog).toBeHidden();
  await add.click();
  await expect(area).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('a tall dialog shows its title and can be closed and saved wherever it is scrolled to', async ({
    page,
    customer: _signedIn,
  }) => {
    await page.goto(paths.myAddresses);
    await page.getByRole('button', { name: text('checkout.add_new') }).click();
    const dialog = page.getByRole('dialog', { name: text('address.add_title') });
    const city = dialog.getByRole('combobox', { name: text('address.city') });
    await expect(city).not.toBeInViewport();
    await city.focus();
    await expect(dialog.getByRole('textbox', { name: text('address.name') })).not.toBeInViewport();
    // Without its upper padding.
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 0.8 });
    await expect(dialog.getByRole('button', { name: text('address.save') })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: text('action.close') }).click();
    await expect(dialog).toBeHidden();
  });
});
