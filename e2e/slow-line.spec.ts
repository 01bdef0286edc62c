import type { Locator, Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

/** Holds Next's page requests until `release`, as on a connection that has just stalled. */
async function stall(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
  );
  return release;
}

/** Opens a page and waits until Next's router handles its links. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(
    page
      .getByRole('link', { name: text('cart.empty') })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

const skeleton = (page: Page) => page.locator('[data-page-skeleton]');

async function placeOf(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[2.product.skeleton] spec 2, Product detail: a skeleton is shown in place of the product, and nothing shifts when it loads', async ({
      page,
    }) => {
      const release = await stall(page);
      await open(page, paths.category(sample.category.slug));
      const card = page.getByRole('article').nth(2);
      await card.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await card.getByRole('link').first().click();
      await expect(skeleton(page)).toBeVisible();
      await expect(page).toHaveURL(paths.category(sample.category.slug));
      expect(await page.evaluate(() => scrollY)).toBe(place);
      const drawn = await placeOf(page, '[data-page-skeleton] [data-part="stage"]');

      release();
      await expect(page).toHaveURL(/product-detail/);
      await expect(skeleton(page)).toHaveCount(0);
      const real = await placeOf(page, '[data-zoom-stage]');
      for (const edge of ['x', 'y', 'height'] as const)
        expect(Math.abs(real[edge] - drawn[edge]), edge).toBeLessThan(2);
    });

    test('a list has a skeleton too, and its first card appears where the skeleton drew it', async ({
      page,
    }) => {
      const release = await stall(page);
      await open(page, paths.home);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('home.specials') })
        .click();
      await expect(skeleton(page)).toBeVisible();
      const drawn = await placeOf(page, '[data-page-skeleton] [data-part="card"]');

      release();
      await expect(page).toHaveURL(paths.todaySpecial());
      await expect(skeleton(page)).toHaveCount(0);
      const real = await placeOf(page, 'main article');
      for (const edge of ['x', 'y', 'width'] as const)
        expect(Math.abs(real[edge] - drawn[edge]), edge).toBeLessThan(2);
    });
  });
}

test('a link shows that it was pressed before any response', async ({ page }) => {
  await stall(page);
  await open(page, paths.category(sample.category.slug));
  const link = page.getByRole('article').first().getByRole('link').first();
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  await expect(link).not.toHaveCSS('opacity', '1');
});

/** The centre of an element, for presses that do not wait for it to be actionable. */
async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('of two links pressed one after the other the second is followed', async ({ page }) => {
  const release = await stall(page);
  await open(page, paths.category(sample.category.slug));
  const cards = page.getByRole('article').getByRole('heading').getByRole('link');
  const name = await cards.nth(1).textContent();
  const [first, second] = [await middleOf(cards.nth(0)), await middleOf(cards.nth(1))];
  // why: the previous page takes presses until the skeleton covers it, which is when its animation ends
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.mouse.click(...first);
  await expect(page.locator('[data-pressed]')).toBeAttached();
  await page.mouse.click(...second);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

/** Runs in the browser: whether the topmost element at a point is, or is in, `what`. */
function isThere({ at: [x, y], what }: { at: [x: number, y: number]; what: string }): boolean {
  return document.elementFromPoint(x, y)?.closest(what) != null;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the skeleton covers the sticky bars of the previous page', async ({ page }) => {
    await stall(page);
    await open(page, paths.product(sample.onCard.slug));
    const add = await middleOf(page.locator('[data-bar]').getByRole('button', { name: text('card.add') }));
    const trail = page.getByRole('navigation', { name: text('nav.breadcrumb') });
    await trail.getByRole('link').last().click();
    await expect(skeleton(page)).toBeVisible();
    expect(await page.evaluate(isThere, { at: add, what: 'a, button' })).toBe(false);
    await skeleton(page).evaluate(({ style }: HTMLElement) => style.setProperty('pointer-events', 'auto'));
    expect(await page.evaluate(isThere, { at: add, what: '[data-page-skeleton]' })).toBe(true);
  });

  test('the skeleton covers the scroll-to-top button of the previous page', async ({ page }) => {
    await stall(page);
    await open(page, paths.category(sample.category.slug));
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const up = await middleOf(page.getByRole('button', { name: text('nav.to_top') }));
    await footer.getByRole('link', { name: text('home.specials') }).click();
    await expect(skeleton(page)).toBeVisible();
    expect(await page.evaluate(isThere, { at: up, what: 'a, button' })).toBe(false);
  });
});

/** Fetches Next's page responses but holds them back; `named` resolves with the files the first one names. */
async function holdAnswer(page: Page) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const named = new Promise<string[]>((resolve) =>
    page.route(
      (url) => url.searchParams.has('_rsc'),
      async (route) => {
        const response = await route.fetch();
        resolve((await response.text()).match(/\/_next\/static\/chunks\/[\w.-]+\.(?:css|js)/g) ?? []);
        await released;
        await route.fulfill({ response }).catch(() => undefined);
      },
    ),
  );
  const letGo = async () => {
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  return { named, letGo };
}

/** The files that the document has not requested. */
async function notAskedFor(page: Page, files: readonly string[]): Promise<string[]> {
  const asked = await page
    .locator('[src], link[href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')));
  return files.filter((file) => !asked.includes(file));
}

test.describe('the files of a page are requested alongside its content:', () => {
  const card = (page: Page) => page.getByRole('article').first().getByRole('link').first();
  const inFooter = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a product': async (page) => {
      await open(page, paths.category(sample.category.slug));
      await card(page).click();
    },
    'a category': async (page) => {
      await open(page, paths.home);
      await inFooter(page, sample.category.name).click();
    },
    'the specials': async (page) => {
      await open(page, paths.home);
      await inFooter(page, text('home.specials')).click();
    },
    'a search': async (page) => {
      await open(page, paths.home);
      const box = page
        .getByRole('searchbox')
        .or(page.getByRole('combobox'))
        .filter({ visible: true })
        .first();
      await box.fill('onion');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await box.press('Enter');
    },
    'the cart': async (page) => {
      await open(page, paths.home);
      await page
        .getByRole('link', { name: text('cart.empty') })
        .filter({ visible: true })
        .first()
        .click();
    },
  };

  for (const [what, go] of Object.entries(ways)) {
    test(what, async ({ page }) => {
      const { named, letGo } = await holdAnswer(page);
      await go(page);
      const files = await named;
      expect(files).not.toEqual([]);
      await expect.poll(() => notAskedFor(page, files)).toEqual([]);
      await letGo();
    });
  }
});
