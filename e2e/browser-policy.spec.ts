import { createHash } from 'node:crypto';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';

const PAGES = [
  paths.home,
  paths.category(sample.category.slug, { sort: 'price_asc', page: 2 }),
  paths.product(sample.onCard.slug),
  paths.search('onion'),
  paths.cart,
  paths.contactUs,
  paths.orderSuccess,
  '/no-such-page',
];

/** What browsers run of a page: scripts in it that are no data. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

test('each page allows the scripts it came with by their hashes, and no other inline script', async ({
  request,
}) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toContain('unsafe');
    expect(policy, path).toContain("frame-ancestors 'none'");
    const scripts = [...(await response.text()).matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
});

test.describe('a script that got into a page', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('is not run, and neither is a handler in the markup', async ({ page }) => {
    await page.goto(paths.home);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "owned"';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'document.title = "owned"');
      document.body.append(button);
      button.click();
      return document.title;
    });
    expect(ran).not.toBe('owned');
  });
});
