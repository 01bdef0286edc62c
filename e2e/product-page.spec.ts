import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { text } from '@/lib/messages/text';

const product = sample.onCard;
const ZOOM_PICTURE = /-1400\.webp$/;

const stageOf = (page: Page) => page.locator('[data-zoom-stage]');
const hoverZoom = (page: Page) => page.locator('[data-hover-zoom="on"] img');
const viewer = (page: Page) => page.getByRole('dialog', { name: text('zoom.title', { name: product.name }) });

/** Opens a product page and waits until the share button, which needs JavaScript, works. */
async function openProduct(page: Page): Promise<void> {
  await page.goto(paths.product(product.slug));
  await page.getByRole('button', { name: text('share.button') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('with a mouse at 1440 px', () => {
  test('[2.product.gallery] spec 9: hovering shows the 1400×1200 picture, which goes when the mouse leaves', async ({
    page,
  }) => {
    await openProduct(page);
    await stageOf(page).hover();
    await expect(hoverZoom(page)).toHaveAttribute('src', ZOOM_PICTURE);
    const naturalWidth = () => hoverZoom(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(naturalWidth).toBe(1400);
    const box = await stageOf(page).boundingBox();
    if (!box) throw new Error('the picture is not drawn');
    const shift = () => hoverZoom(page).evaluate((image) => image.style.transform);
    await page.mouse.move(box.x + 5, box.y + box.height / 2);
    const left = await shift();
    await page.mouse.move(box.x + box.width - 5, box.y + box.height / 2);
    expect(await shift()).not.toBe(left);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-hover-zoom]')).toHaveCount(0);
  });

  test('the magnifying glass opens the viewer by keyboard and gives the focus back', async ({ page }) => {
    await openProduct(page);
    const glass = page.getByRole('button', { name: text('zoom.open') });
    await glass.focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('+');
    await expect(viewer(page).getByRole('img')).toHaveAttribute('style', /scale\(1\.5\)/);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(glass).toBeFocused();
  });

  test('share offers three links with the address of the product', async ({ page, baseURL }) => {
    await openProduct(page);
    await page.getByRole('button', { name: text('share.button') }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect(links).toHaveCount(3);
    const hrefs = await links.evaluateAll((found) =>
      found.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );
    const address = encodeURIComponent(`${baseURL}${paths.product(product.slug)}`);
    for (const href of hrefs) expect(href).toContain(address);
  });

  test('neither zoom nor share is loaded before it is used', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
    });
    await page.goto(paths.product(product.slug));
    await expect(page.getByRole('link', { name: text('account.sign_in') })).toBeVisible();
    expect(scripts.some((script) => script.includes('wa.me'))).toBe(false);
    await page.getByRole('button', { name: text('share.button') }).click();
    await expect.poll(() => scripts.some((script) => script.includes('wa.me'))).toBe(true);
  });

  test('viewed products are shown on the next product', async ({ page }) => {
    await openProduct(page);
    await page.getByRole('button', { name: text('consent.yes'), exact: true }).click();
    await page.goto(paths.product(sample.lost.slug));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const row = page.getByRole('list', { name: text('product.recently_viewed') });
    await expect(row.getByRole('link', { name: product.name })).toBeVisible();
    await expect(row.getByRole('link', { name: sample.lost.name })).toHaveCount(0);
  });
});

test.describe('with a finger at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('spec 9: a long press on the picture opens the viewer', async ({ page }) => {
    await openProduct(page);
    const box = await stageOf(page).boundingBox();
    if (!box) throw new Error('the picture is not drawn');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(viewer(page)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(viewer(page)).toBeVisible();
    await viewer(page)
      .getByRole('button', { name: text('action.close') })
      .tap();
    await expect(viewer(page)).toBeHidden();
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[2.topBar] spec 2: the top bar is gone after 40 px, the header stays', async ({ page }) => {
      await page.goto(paths.home);
      const bar = page.getByRole('region', { name: text('nav.top_bar') });
      await expect(bar).toBeInViewport();
      await page.mouse.wheel(0, 40);
      await expect(bar).not.toBeInViewport();
      await page.mouse.wheel(0, 1_000);
      await expect(
        page.getByRole('banner').getByRole('link', { name: text('nav.brand_home') }),
      ).toBeInViewport();
    });

    test('[2.route.zoomDemo] [d24.noindex] the zoom demo shows four pictures and is not for search engines', async ({
      page,
    }) => {
      await page.goto(unlinkedPaths.zoomDemo);
      await expect(page.getByRole('heading', { level: 1, name: text('zoom.demo_title') })).toBeVisible();
      for (const index of [1, 2, 3, 4]) {
        await expect(page.getByRole('button', { name: text('product.image', { index }) })).toBeVisible();
      }
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  });
}

test('[1.home.banners] a banner moves by its buttons and stands still where less motion is wanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.home);
  const offers = page.getByRole('region', { name: text('home.offers') });
  await expect(offers.getByRole('button', { name: text('action.play_slides') })).toBeVisible();
  await offers.getByRole('button', { name: text('action.next') }).click();
  const second = offers.getByRole('group', { name: text('home.slide', { index: 2, count: 4 }) });
  await expect(second.getByRole('heading')).toBeInViewport();
});

test('[2.product.related.columns] [9.related.breakpoints] related products: 2 on small screens, 3 from 767 px, 4 from 1024 px', async ({
  page,
}) => {
  await page.goto(paths.product(sample.onCard.slug));
  const row = page.getByRole('list', { name: text('product.related') });
  for (const [width, wanted] of [
    [766, 2],
    [767, 3],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const fitting = row.evaluate(({ clientWidth, firstElementChild }) =>
      Math.floor(clientWidth / (firstElementChild?.getBoundingClientRect().width ?? Number.NaN)),
    );
    expect(await fitting, `${width} px`).toBe(wanted);
  }
});

test('[2.navigationTop] a link at the bottom of a page leads to the top of the next one', async ({
  page,
}) => {
  await page.goto(paths.product(sample.onCard.slug));
  const row = page.getByRole('list', { name: text('product.related') });
  const link = row.getByRole('heading').first().getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = page.url();
  await link.click();
  await expect(page).not.toHaveURL(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('a script that fails to load', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/net::ERR_|ChunkLoadError/] });

  /**
   * Makes the script that contains these words fail to load `times` times; the returned function counts the failures.
   */
  async function loseFile(page: Page, words: string, times = Number.POSITIVE_INFINITY) {
    let lost = 0;
    await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const isLost = lost < times && (await response.text()).includes(words);
      await (isLost ? route.abort() : route.fulfill({ response }));
      if (isLost) lost += 1;
    });
    return () => lost;
  }

  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }).isSamePage);
  const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

  const CART_CONTROL_MARK = '("card.add")';

  test('leaves the page usable where it is optional, and is retried', async ({ page }) => {
    await openProduct(page);
    await mark(page);
    const lost = await loseFile(page, 'data-hover-zoom', 2);
    await stageOf(page).hover();
    await expect(hoverZoom(page)).toHaveAttribute('src', ZOOM_PICTURE);
    expect(lost()).toBe(2);
    expect(await isSamePage(page)).toBe(true);
  });

  test('is retried, and the page is then hydrated', async ({ page, productPage }) => {
    const lost = await loseFile(page, CART_CONTROL_MARK, 2);
    await productPage.open(product);
    await mark(page);
    await expect.poll(() => lost()).toBe(2);
    await productPage.addButton(product).click();
    await expect(productPage.stepper(product)).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });

  test('shows an error where the page needs it, and loads with Retry', async ({ page }) => {
    await loseFile(page, CART_CONTROL_MARK);
    await page.goto(paths.product(product.slug));
    // why: the page reloads itself once
    await page.waitForRequest((request) => request.isNavigationRequest());
    await expect(page.getByRole('heading', { name: text('error.page_title') })).toBeVisible({
      timeout: 20_000,
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: text('action.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name);
  });
});
