import type { Page } from 'playwright/test';
import { askStorefront } from '@/e2e/fixtures/customer';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { reachCheckout } from '@/e2e/steps/arrive';
import { chooseCashOnDelivery, completeOrder, expectSuccess } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';

const first = sample.address;
const second = {
  ...first,
  name: 'Amma',
  address: '3 Mill Lane',
  area: 'Gandhipuram',
  landmark: 'behind the temple',
  email: '',
};

async function expectSecondChosen(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: second.name })).toBeChecked();
  await expect(page.getByRole('radio', { name: first.name })).not.toBeChecked();
}

test('an order goes to the address that was chosen, which is then the default', async ({ page, mobile }) => {
  await reachCheckout(page, mobile, sample.changed);
  await askStorefront(page.context(), 'POST', '/api/addresses', { ...second, mobile });
  await page.reload();
  await expect(page.getByRole('radio', { name: first.name })).toBeChecked();
  await page.getByRole('radio', { name: second.name }).check();
  await expectSecondChosen(page);
  await chooseCashOnDelivery(page);
  await completeOrder(page).click();
  const order = await expectSuccess(page);
  await page.goto(paths.orderDetails(order));
  const main = page.getByRole('main');
  await expect(main).toContainText(second.address);
  await expect(main).toContainText(second.landmark);
  await expect(main).not.toContainText(first.address);
  await page.goto(paths.myAddresses);
  await expectSecondChosen(page);
});
