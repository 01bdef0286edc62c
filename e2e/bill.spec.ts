import { operate } from '@/e2e/fixtures/operate';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { orderOnDelivery } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const SELLER = {
  legal_name: 'Koodai Test Foods Private Limited',
  fssai_licence: '12345678901234',
  gstin: '33ABCDE1234F1Z5',
  bill_note: 'Fresh fruit and vegetables are exempt from GST; no tax is charged on this bill.',
};

test.afterAll(async () => {
  for (const name of Object.keys(SELLER)) await operate('settings', 'set', name, '');
});

test('decisions 37: an order prints as a bill of supply with the seller, without the shop around it', async ({
  page,
  mobile,
}, testInfo) => {
  for (const [name, value] of Object.entries(SELLER)) await operate('settings', 'set', name, value);
  const orderId = await orderOnDelivery(page, mobile, sample.shared, 6);

  const main = page.getByRole('main');
  await expect
    .poll(async () => {
      await page.goto(paths.orderDetails(orderId));
      await expect(main.getByRole('table')).toBeVisible();
      return main.getByText(SELLER.legal_name).isVisible();
    })
    .toBe(true);
  await expect(main.getByText(text('order.bill'))).toBeHidden();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const words of [text('order.bill'), ...Object.values(SELLER), sample.shared.name]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  for (const around of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(around).toBeHidden();
  }
  await expect(page.getByRole('button', { name: text('order.print') })).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  const inks = await main.getByText(SELLER.legal_name).evaluate((element) => {
    const { color } = getComputedStyle(element);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(inks).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const pdf = await page.pdf({ format: 'A4', path: testInfo.outputPath('bill.pdf') });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.screenshot({ path: testInfo.outputPath('bill.png'), fullPage: true });
});
