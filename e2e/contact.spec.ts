import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { operate } from '@/e2e/fixtures/operate';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';

const ENQUIRIES = '/api/enquiries';
const TICKET = /KT[0-9A-Z]{10}/;

const box = (page: Page, label: MessageId) => page.getByRole('textbox', { name: text(label) });

async function fill(page: Page, mobile: string, words: string): Promise<void> {
  await box(page, 'contact.name').fill('Meena Kumari');
  await box(page, 'contact.mobile').fill(mobile);
  await box(page, 'contact.email').fill('meena@example.com');
  await box(page, 'contact.message').fill(words);
}

async function clickCaptcha(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: text('captcha.label') }).click();
  await expect(page.getByText(text('captcha.done'))).toBeVisible({ timeout: 30_000 });
}

const send = (page: Page) => page.getByRole('button', { name: text('contact.send') });
const asked = (page: Page) => page.waitForRequest((request) => request.url().endsWith(ENQUIRIES));

test('[5.contact.captcha] [5.contact.success] a grievance is sent behind a solved captcha, gets a ticket, is listed once for the operator and closed', async ({
  page,
  mobile,
}) => {
  const words = `The coconuts of ${mobile} were broken.`;
  const external: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== settings.origin) external.push(request.url());
  });
  await page.goto(paths.contactUs);
  await page.getByRole('radio', { name: text('contact.kind_grievance') }).check();
  await fill(page, mobile, words);
  await clickCaptcha(page);
  await send(page).dblclick();
  await expect(page.getByText(text('content.grievance_sent'))).toBeVisible();
  const ticket = TICKET.exec((await page.getByText(TICKET).textContent()) ?? '')?.[0] ?? '';
  await expect(box(page, 'contact.name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: text('captcha.label') })).not.toBeChecked();
  expect(external).toEqual([]);

  const open = ['enquiry', 'list', '--open', '--kind', 'grievance'];
  const listed = (await operate(...open)).split('\n').filter((line) => line.includes(words));
  expect(listed).toHaveLength(1);
  expect(listed[0]).toContain(ticket);
  await operate('enquiry', 'close', ticket, 'Money returned.');
  expect(await operate(...open)).not.toContain(ticket);
});

test.describe('a message of the contact form', () => {
  test.use({ expectedErrors: [/status of (400|409|503)/] });

  test('[5.contact.captcha] is sent once per captcha, and not at all with a forged one', async ({
    page,
    mobile,
  }) => {
    await page.goto(paths.contactUs);
    await fill(page, mobile, 'Do you have drumstick leaves?');
    await clickCaptcha(page);
    const [request] = await Promise.all([asked(page), send(page).click()]);
    await expect(page.getByText(TICKET)).toBeVisible();
    const sent: unknown = request.postDataJSON();
    const again = (change: object) =>
      page.evaluate(
        async ([url, body]) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(url, { method: 'POST', headers, body });
          return [answer.status, await answer.json()] as const;
        },
        [ENQUIRIES, JSON.stringify({ ...Object(sent), ...change })] as const,
      );
    const [status, first] = await again({});
    expect([status, first.ticket]).toEqual([200, expect.stringMatching(TICKET)]);
    expect(await again({ messages: 'Something else' })).toMatchObject([409, { error: { code: 'conflict' } }]);
    const refused = [400, { error: { field: 'captcha' } }];
    expect(await again({ captcha: '' })).toMatchObject(refused);
    expect(await again({ captcha: '{"challenge":{},"solution":{}}' })).toMatchObject(refused);
    expect((await operate('enquiry', 'list')).split(mobile)).toHaveLength(2);
  });

  test('stays as it was typed when sending fails, and is sent by the next press', async ({
    page,
    mobile,
  }) => {
    await page.goto(paths.contactUs);
    await fill(page, mobile, 'Are you there?');
    await clickCaptcha(page);
    await page.route(`**${ENQUIRIES}`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await send(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text('error.unavailable'));
    await expect(box(page, 'contact.message')).toHaveValue('Are you there?');
    await send(page).click();
    await expect(page.getByText(TICKET)).toBeVisible();
  });
});

test('the captcha is loaded only when it is clicked', async ({ page }) => {
  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captcha')) challenges.push(request.url());
  });
  await page.goto(paths.contactUs);
  await box(page, 'contact.name').fill('Meena');
  expect(challenges).toEqual([]);
  await clickCaptcha(page);
  expect(challenges).toHaveLength(1);
});

test('values typed, chosen and clicked before hydration are kept', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.contactUs, { waitUntil: 'commit' });
  const grievance = page.getByRole('radio', { name: text('contact.kind_grievance') });
  await box(page, 'contact.name').fill('Meena Kumari');
  await grievance.check();
  await page.getByRole('checkbox', { name: text('captcha.label') }).check();
  release();
  await expect(page.getByText(text('captcha.done'))).toBeVisible({ timeout: 30_000 });
  await expect(box(page, 'contact.name')).toHaveValue('Meena Kumari');
  await expect(grievance).toBeChecked();
});

test.describe('without script', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('Contact Us says how to reach the shop instead', async ({ page }) => {
    await page.goto(paths.contactUs);
    await expect(page.locator('main noscript [role="status"]')).toHaveText(text('contact.noscript'));
    await expect(page.getByRole('textbox', { name: text('contact.name') })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: /^[\d +]{8,}$/ })).toBeVisible();
  });
});

test('content changed by the operator is on its page within five seconds', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('texts');
  await operate('content', 'export', folder);
  const about = await readFile(`${folder}/about_us.html`, 'utf8');
  await page.goto(paths.aboutUs);
  const addition = `Open since ${Date.now()}`;
  await writeFile(`${folder}/about_us.html`, about.replace('</h1>', `</h1><p>${addition}</p>`));
  await operate('content', 'import', `${folder}/about_us.html`);
  const shown = async () => {
    await page.reload();
    return page.getByText(addition).isVisible();
  };
  try {
    await expect.poll(shown, { timeout: 5_000 }).toBe(true);
  } finally {
    await writeFile(`${folder}/about_us.html`, about);
    await operate('content', 'import', `${folder}/about_us.html`);
  }
  await expect.poll(shown, { timeout: 5_000 }).toBe(false);
});
