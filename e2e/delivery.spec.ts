import type { Page } from 'playwright/test';
import { expectNoViolation } from '@/e2e/access/examine';
import { askStorefront } from '@/e2e/fixtures/customer';
import { messagesTo } from '@/e2e/fixtures/demo-inbox';
import { operate } from '@/e2e/fixtures/operate';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectCartCount } from '@/e2e/steps/basket';
import { ordersOf } from '@/e2e/steps/checkout';
import { signInWithCode } from '@/e2e/steps/sign-in';
import { paths } from '@/lib/config/paths';
import { formatPincode } from '@/lib/domain/patterns';
import { text } from '@/lib/messages/text';

const COIMBATORE = { latitude: 11.0183, longitude: 76.9727 };
const BENGALURU = { latitude: 12.9716, longitude: 77.5946 };
const NEAREST = '641037';
const SERVED = '641002';
const REFUSED = '643001';
/** In a district that the sample shop does not serve; used by no other test. */
const WANTED = '638001';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: text('pincode.title') });
const inHeader = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: words });
const deliverTo = (pincode: string) => `${text('pincode.deliver_to')} ${formatPincode(pincode)}`;

async function openDialog(page: Page) {
  await page.goto(paths.faq);
  const opener = inHeader(page, text('pincode.set'));
  await opener.click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox')).toBeFocused();
  return { dialog, opener };
}

async function check(page: Page, pincode: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox').fill(pincode);
  await dialog.getByRole('button', { name: text('pincode.check') }).click();
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the pincode dialog answers by keyboard, gives the focus back, and has no serious finding', async ({
      page,
    }) => {
      const { dialog, opener } = await openDialog(page);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(text('pincode.required'))).toBeVisible();
      await page.keyboard.type('64300x1');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(text('pincode.not_served', { pincode: REFUSED }))).toBeVisible();
      await expect(dialog.getByRole('button', { name: text('action.next') })).toBeVisible();
      await expectNoViolation(page, 'dialog[open]');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(
        page.getByRole('banner').getByRole('link', { name: formatPincode(REFUSED) }),
      ).toBeFocused();
      await expect(opener).toBeHidden();
    });
  });
}

test('[8.pincode.answer] a negative answer is red and a positive one green, in both themes', async ({
  page,
}) => {
  await openDialog(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await check(page, REFUSED);
    const refused = dialogOf(page)
      .getByRole('alert')
      .filter({ hasText: text('pincode.not_served', { pincode: REFUSED }) });
    await expect(refused).toBeVisible();
    const [red, green] = await refused.evaluate((box) => {
      const [r = 0, g = 0] = getComputedStyle(box).color.match(/\d+/g)?.map(Number) ?? [];
      return [r, g];
    });
    expect(red).toBeGreaterThan(green ?? 0);
    await check(page, SERVED);
    const served = dialogOf(page)
      .getByRole('status')
      .getByText(text('pincode.served', { pincode: SERVED, city: 'Coimbatore' }));
    await expect(served).toBeVisible();
    const [r, g] = await served.evaluate((box) =>
      (getComputedStyle(box).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(g).toBeGreaterThan(r ?? 0);
  }
});

test('[d35.pincode] the pincode stays through a reload and reaches another tab, a product and the cart', async ({
  page,
  context,
}) => {
  await openDialog(page);
  const other = await context.newPage();
  await other.goto(paths.faq);
  await expect(inHeader(other, text('pincode.set'))).toBeVisible();
  await check(page, REFUSED);
  const early = `${text('pincode.not_there')} ${formatPincode(REFUSED)}`;
  await expect(inHeader(other, early)).toBeVisible();
  await other.goto(paths.product(sample.shared.slug));
  const main = other.getByRole('main');
  const note = text('pincode.not_served_short', { pincode: formatPincode(REFUSED) });
  await expect(main.getByText(note)).toBeVisible();
  await main
    .getByRole('button', { name: text('card.add') })
    .first()
    .click();
  await expectCartCount(other, 1);
  await other.goto(paths.cart);
  await expect(main.getByText(note)).toBeVisible();
  await main.getByRole('link', { name: text('pincode.change') }).click();
  await check(other, SERVED);
  await dialogOf(other)
    .getByRole('button', { name: text('action.close') })
    .click();
  await expect(main.getByText(note)).toBeHidden();
  await expect(inHeader(page, deliverTo(SERVED))).toBeVisible();
});

test.describe('an address that is not served', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('says so in checkout, and no order is taken to it', async ({
    page,
    context,
    customer,
    checkoutPage,
  }) => {
    await fillCart(page, sample.shared);
    const address = { ...sample.address, city: 'The Nilgiris', pincode: REFUSED };
    const fields = { ...address, mobile: customer.mobile, landmark: '', email: '' };
    await askStorefront(context, 'POST', '/api/addresses', fields);
    await page.goto(paths.checkout);
    const refused = text('pincode.not_served', { pincode: formatPincode(REFUSED) });
    await expect(page.getByRole('main').getByText(refused).first()).toBeVisible();
    await checkoutPage.cashOnDelivery.check();
    await checkoutPage.complete.click();
    await expect(page.getByText(text('error.not_served')).first()).toBeVisible();
    expect(await ordersOf(page)).toEqual([]);
  });
});

test.describe('with location access granted, the location', () => {
  test.use({ permissions: ['geolocation'], geolocation: COIMBATORE });

  test('is read silently: the pincode is stored, and the popup opens once', async ({ page, context }) => {
    await page.goto(paths.faq);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('textbox')).toHaveValue(NEAREST);
    await expect(dialog.getByText(text('pincode.located'))).toBeVisible();
    await expect(
      dialog.getByText(text('pincode.served', { pincode: NEAREST, city: 'Coimbatore' })),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inHeader(page, deliverTo(NEAREST))).toBeVisible();

    await page.evaluate(() => localStorage.removeItem('pincode'));
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.reload();
    await expect(inHeader(page, text('pincode.set'))).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(dialog).toBeHidden();
    expect(asked).not.toContain('/api/location');
  });

  test('opens nothing when outside Tamil Nadu, and the button says where the shop delivers', async ({
    page,
    context,
  }) => {
    await context.setGeolocation(BENGALURU);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/location'));
    await page.goto(paths.faq);
    expect(await (await answered).json()).toMatchObject({ pincode: '' });
    await expect(dialogOf(page)).toBeHidden();
    await inHeader(page, text('pincode.set')).click();
    await dialogOf(page)
      .getByRole('button', { name: text('pincode.locate') })
      .click();
    await expect(dialogOf(page).getByText(text('pincode.tamil_nadu_only'))).toBeVisible();
  });
});

test('[d30.button] Use my location asks for permission on the press: a refusal shows an error, a grant finds the pincode', async ({
  page,
  context,
}) => {
  const { dialog } = await openDialog(page);
  const locate = dialog.getByRole('button', { name: text('pincode.locate') });
  await locate.click();
  await expect(dialog.getByText(text('pincode.denied'))).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(COIMBATORE);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/location'));
  await locate.click();
  await expect(dialog.getByRole('textbox')).toHaveValue(NEAREST);
  expect((await sent).postDataJSON()).toEqual({ latitude: 11.018, longitude: 76.973 });
  await page.keyboard.press('Escape');
  await expect(inHeader(page, deliverTo(NEAREST))).toBeVisible();
});

test('a guest who subscribes to a pincode signs in, and gets one SMS when the operator serves it', async ({
  page,
  mobile,
}) => {
  await openDialog(page);
  await check(page, WANTED);
  await dialogOf(page)
    .getByRole('button', { name: text('pincode_alert.ask') })
    .click();
  await signInWithCode(page, { name: sample.address.name, mobile });
  await expect(
    page.getByText(text('pincode_alert.added', { pincode: WANTED })).filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await operate('pincode', 'serve', WANTED);
  try {
    const alert = text('sms.now_served', { pincode: WANTED, link: '' });
    const received = async () => (await messagesTo(mobile)).filter((sms) => sms.startsWith(alert)).length;
    await expect.poll(received, { timeout: 20_000 }).toBe(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: formatPincode(WANTED) })
      .click();
    const served = text('pincode.served', { pincode: WANTED, city: 'Erode' });
    await expect(dialogOf(page).getByText(served)).toBeVisible();
  } finally {
    await operate('pincode', 'stop', WANTED);
  }
});
