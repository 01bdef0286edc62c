import type { Page } from 'playwright/test';
import type { FaultName, FaultyLine } from '@/e2e/fixtures/faulty-line';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { expectCartIntact, reachCheckout } from '@/e2e/steps/arrive';
import { completeOrder, expectOneOrder, expectReadyToTryAgain, ordersOf } from '@/e2e/steps/checkout';
import { chooseOnlinePayment, expectStillWaiting, goToPay, payButton } from '@/e2e/steps/pay';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';

const product = sample.unlucky.paying;
const linkError = { title: 'payment.link_title', message: 'payment.link_failed' } as const;
const paymentError = { title: 'payment.error_title', message: 'payment.error' } as const;

async function expectPopup(page: Page, { title, message }: Record<'title' | 'message', MessageId>) {
  const popup = page.getByRole('alertdialog', { name: text(title) });
  await expect(popup).toContainText(text(message), { timeout: 12_000 });
  await popup.getByRole('button', { name: text('action.ok') }).click();
  await expectReadyToTryAgain(page);
}

async function expectPayable(page: Page, line: FaultyLine): Promise<void> {
  await line.mend();
  await expectCartIntact(page, product);
  expect(await ordersOf(page)).toEqual([]);
  await goToPay(page);
  await payButton(page).click();
  await expectOneOrder(page);
}

test.describe('an online payment', { tag: '@faults' }, () => {
  test.describe.configure({ timeout: 120_000 });
  test.use({ expectedErrors: [/status of 50[023]/] });

  const groups: Record<string, readonly [FaultName, typeof linkError | typeof paymentError][]> = {
    'without a link': [['noLink', linkError]],
    'that never reached the shop API': [
      ['down', paymentError],
      ['error', paymentError],
      ['garbage', paymentError],
    ],
    'whose link was created but lost in the response': [
      ['lost', paymentError],
      ['truncated', paymentError],
    ],
    'without any response': [['silent', paymentError]],
  };
  for (const [name, cases] of Object.entries(groups)) {
    test(`[8.payment.link] [8.payment.error] ${name} shows a popup, and the next try makes one payment`, async ({
      page,
      line,
      mobile,
    }) => {
      await reachCheckout(page, mobile, product);
      await chooseOnlinePayment(page);
      for (const [fault, popup] of cases) {
        await line.fail('webOrderConfirm', fault);
        await completeOrder(page).click();
        await expectPopup(page, popup);
      }
      await expectPayable(page, line);
    });
  }

  test('whose status cannot be read is not shown as failed; Ask again finds the order', async ({
    page,
    line,
    mobile,
  }) => {
    await reachCheckout(page, mobile, product);
    await goToPay(page);
    await page.clock.install();
    await line.fail('webOrderResult', 'down');
    await payButton(page).click();
    await expectStillWaiting(page);
    await line.mend();
    await page.getByRole('button', { name: text('payment.ask_again') }).click();
    await expectOneOrder(page);
  });
});
