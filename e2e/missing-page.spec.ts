import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const { withdrawn } = sample.scenarios;
const gone = paths.product(withdrawn.slug);

test.use({ expectedErrors: [/status of 404/] });

for (const isAhead of [false, true]) {
  const when = isAhead ? 'fetched ahead' : 'not fetched ahead';
  test(`docs/adr/0030: following a link to a product that is gone, ${when}, shows home`, async ({
    page,
    shop,
    listingPage,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, !isAhead);
    // why: until its scripts have read the cart the page is not hydrated, and the browser itself follows its links
    const hydrated = page.waitForResponse('**/api/cart');
    await page.goto(paths.search(withdrawn.name));
    await hydrated;
    await shop.withdraw(withdrawn);
    const parts = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === gone && answer.request().headers().rsc !== undefined,
    );
    const link = listingPage.card(withdrawn).getByRole('link', { name: withdrawn.name, exact: true });
    await (isAhead ? link.hover() : link.click());
    expect((await parts).status()).toBe(404);
    if (isAhead) await link.click();
    await expect(page.getByRole('heading', { name: text('home.categories') })).toBeVisible();
    await expect(page).toHaveURL(gone);
  });
}
