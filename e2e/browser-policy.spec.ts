import { createHash } from 'node:crypto';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
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

/** Inline scripts that the browser executes, which excludes JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const STYLE_AHEAD = /<link[^>]* as="style"/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function expectItsStyles(html: string, policy: string): void {
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => style);
  expect(styles).toHaveLength(1);
  expect(html).not.toMatch(STYLE_AHEAD);
  expect(policy).toContain(`style-src 'self' ${styles.map(hashOf).join(' ')};`);
}

test('each page allows the scripts and styles it came with by their hashes, and no others', async ({
  request,
}) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toContain('unsafe');
    expect(policy, path).toContain("frame-ancestors 'none'");
    const html = await response.text();
    const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect(policy, path).toContain(hashOf(script));
    expectItsStyles(html, policy);
  }
});

test('no browser shows a page again without asking the shop whether it has changed', async ({ request }) => {
  for (const path of PAGES) {
    const { 'cache-control': caching = '' } = (await request.get(path)).headers();
    expect(caching, path).toMatch(/\b(?:no-store|max-age=0)\b/);
    expect(caching, path).not.toContain('stale-while-revalidate');
  }
});

test('the page for browsers without script does so too, and preloads none of its styles', async ({
  request,
}) => {
  const response = await request.get(paths.plainCart());
  const { 'content-security-policy': policy = '', link = '' } = response.headers();
  expectItsStyles(await response.text(), policy);
  expect(policy).toContain("script-src 'self';");
  expect(link).not.toContain('as="style"');
});

test.describe('a script injected into a page', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('is not run, and neither is an inline event handler', async ({ page }) => {
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
