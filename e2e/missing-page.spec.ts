import { expect, test } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test.use({ expectedErrors: [/status of 404/] });

for (const isAhead of [false, true]) {
  const when = isAhead ? 'fetched ahead' : 'not fetched ahead';
  test(`docs/adr/0030: who goes on in the shop to what is not there, ${when}, sees home`, async ({
    page,
  }) => {
    const gone = paths.product('no-such-product');
    await page.goto(paths.faq);
    const router = await page.waitForFunction(() => Reflect.get(window, 'next')?.router);
    if (isAhead) {
      const parts = page.waitForResponse((answer) => answer.url().includes(gone));
      await router.evaluate((given, address) => given.prefetch(address), gone);
      await (await parts).finished();
    }
    await router.evaluate((given, address) => given.push(address), gone);
    await expect(page.getByRole('heading', { name: text('home.categories') })).toBeVisible();
    await expect(page).toHaveURL(gone);
  });
}
