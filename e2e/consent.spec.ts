import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const answer = (page: Page, id: 'consent.yes' | 'consent.no') =>
  page.getByRole('main').getByRole('button', { name: text(id), exact: true });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('koodai-viewed'));

test('nothing optional is stored before consent, and a no is stored', async ({ page, context }) => {
  await page.goto(paths.product(sample.shared.slug));
  await expect(answer(page, 'consent.no')).toBeVisible();
  expect(await remembered(page)).toBeNull();
  await answer(page, 'consent.no').click();
  await page.goto(paths.product(sample.lost.slug));
  await expect(page.getByRole('link', { name: text('account.sign_in') })).toBeVisible();
  await expect(answer(page, 'consent.no')).toBeHidden();
  expect(await remembered(page)).toBeNull();
  const [choice] = (await context.cookies()).filter(({ name }) => name === 'koodai-remember');
  expect(choice?.value).toBe('no');
});

/** Keys allowed in local storage: the shopper's own data, no shop content. */
const ALLOWED_KEYS = [
  'MaximumAmount',
  'koodai-cart',
  'koodai-cart-count',
  'koodai-location-popup',
  'pincode',
];

test('[d35.server] decisions 35: content, general data and page counts are not stored in the browser', async ({
  page,
}) => {
  for (const path of [paths.aboutUs, paths.faq, paths.contactUs, paths.category(sample.category.slug)]) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: text('account.sign_in') })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('koodai-cart-count'))).not.toBeNull();
  }
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !ALLOWED_KEYS.includes(key))).toEqual([]);
});

const shelf = (page: Page) => page.getByRole('list', { name: text('product.recently_viewed') });

/** Opens home as a guest and waits for hydration. */
async function openHome(page: Page): Promise<void> {
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: text('account.sign_in') })).toBeVisible();
  await page.getByRole('heading', { name: text('home.why') }).scrollIntoViewIfNeeded();
}

test('consent can be withdrawn from the footer of any page, which deletes what was remembered', async ({
  page,
}) => {
  await page.goto(paths.product(sample.shared.slug));
  await answer(page, 'consent.yes').click();
  await expect.poll(() => remembered(page)).toContain(sample.shared.slug);
  await openHome(page);
  await expect(shelf(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('consent.title') })
    .click();
  await expect(page.getByRole('heading', { name: text('consent.title') })).toBeInViewport();
  await expect(page.getByText(text('consent.is_on'))).toBeVisible();
  await answer(page, 'consent.no').click();
  await expect(page.getByText(text('consent.is_off'))).toBeVisible();
  expect(await remembered(page)).toBeNull();
  await openHome(page);
  await expect(shelf(page)).toHaveCount(0);
});

test('the consent question covers nothing, has two equal buttons and is not in the HTML that crawlers get', async ({
  page,
  request,
}) => {
  const html = await (await request.get(paths.product(sample.shared.slug))).text();
  expect(html).not.toContain(text('consent.question'));
  await page.goto(paths.product(sample.shared.slug));
  const [no, yes] = [answer(page, 'consent.no'), answer(page, 'consent.yes')];
  await expect(no).toBeVisible();
  const look = (element: Element) => {
    const { backgroundColor, color, fontSize, fontWeight, borderColor, height, position } =
      getComputedStyle(element);
    return { backgroundColor, color, fontSize, fontWeight, borderColor, height, position };
  };
  expect(await no.evaluate(look)).toEqual(await yes.evaluate(look));
  const fixed = await no.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at.className;
    }
  });
  expect(fixed).toBeUndefined();
});
