import { follow } from '@/e2e/crawlers/follow';
import { absolute, readPage } from '@/e2e/crawlers/read-page';
import { userAgents } from '@/e2e/crawlers/user-agents';
import { operate } from '@/e2e/fixtures/operate';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';

const { old, now, later, pack, listed } = sample.renamed;
const [oldAddress, newAddress] = [paths.product(old), paths.product(now)];
const inOneStep = { statuses: [308, 200], end: newAddress };
const whole = { statuses: [200], end: newAddress };

test.describe('the old URL of a renamed product', { tag: '@seo' }, () => {
  test.describe.configure({ mode: 'serial' });

  test.afterAll(() => operate('product', 'rename', now, old));

  test('a page opened before the renaming leads to the new URL', async ({ page }) => {
    // why: a low viewport keeps the link out of view, so that its page is requested on the click, not before
    await page.setViewportSize({ width: 390, height: 300 });
    await page.goto(paths.product(listed));
    expect(await follow(oldAddress)).toEqual({ statuses: [200], end: oldAddress });
    await operate('product', 'rename', old, now);
    await expect.poll(() => follow(oldAddress)).toEqual(inOneStep);
    await page.getByRole('main').getByRole('link', { name: pack }).click();
    await expect(page).toHaveURL(newAddress);
    await expect(page.getByRole('main')).toContainText(pack);
  });

  test('every spelling of the old URL redirects to the new one in one step', async () => {
    for (const path of [oldAddress, `${oldAddress}/`, `/Product-Detail/${old.toUpperCase()}`])
      expect(await follow(path), path).toEqual(inOneStep);
    expect(await follow(oldAddress, { method: 'HEAD' })).toEqual(inOneStep);
    expect(await follow(`${oldAddress}?utm_source=leaflet`)).toEqual({
      statuses: [308, 200],
      end: `${newAddress}?utm_source=leaflet`,
    });
    for (const [crawler, agent] of Object.entries(userAgents))
      expect(await follow(oldAddress, { headers: { 'user-agent': agent } }), crawler).toEqual(inOneStep);
    expect((await readPage(newAddress)).canonical).toBe(absolute(newAddress));
  });

  test('redirects without script too', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(absolute(oldAddress));
    await expect(page).toHaveURL(absolute(newAddress));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });

  test('still redirects after the product has changed', async ({ shop }) => {
    const price = async () => (await readPage(newAddress)).meta('product:price:amount');
    await shop.price({ slug: now }, 33);
    await expect.poll(price).toBe('33.00');
    expect(await follow(oldAddress)).toEqual(inOneStep);
  });

  test('redirects after a second renaming, and the first URL can be used again', async () => {
    const third = paths.product(later);
    await operate('product', 'rename', now, later);
    for (const path of [oldAddress, newAddress])
      await expect.poll(() => follow(path)).toEqual({ statuses: [308, 200], end: third });
    await operate('product', 'rename', later, now);
    await expect.poll(() => follow(third)).toEqual(inOneStep);
    expect(await follow(oldAddress)).toEqual(inOneStep);
    await expect.poll(() => follow(newAddress)).toEqual(whole);
  });
});

test.describe('the old URL of a renamed category', { tag: '@seo' }, () => {
  const { old, now } = sample.renamedCategory;
  const leadsTo = (end: string) => ({ statuses: [308, 200], end });

  test.afterAll(() => operate('category', 'rename', now, old));

  test('redirects in one step, also with a sort order', async () => {
    await operate('category', 'rename', old, now);
    await expect.poll(() => follow(paths.category(old))).toEqual(leadsTo(paths.category(now)));
    expect(await follow(`/Category/${old.toUpperCase()}/7`)).toEqual(leadsTo(paths.category(now)));
    const byName = { sort: 'name' };
    expect(await follow(paths.category(old, byName))).toEqual(leadsTo(paths.category(now, byName)));
    expect((await readPage(paths.category(now))).canonical).toBe(absolute(paths.category(now)));
    const links = async () =>
      (await readPage(paths.categories)).$(`main a[href="${paths.category(now)}"]`).length;
    await expect.poll(links).toBeGreaterThan(0);
  });
});
