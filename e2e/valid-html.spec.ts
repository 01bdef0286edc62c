import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { readPage } from '@/e2e/crawlers/read-page';
import { sample } from '@/e2e/fixtures/sample';
import { paths } from '@/lib/config/paths';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes attributes as its properties are spelt, closes void elements, and makes ids like "_R_1_".
    'attr-case': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Scripts and styles are the shop's own, from its own address.
    'require-sri': 'off',
    // Enter sends the search; a button would be one more stop on the way to the products.
    'wcag/h32': 'off',
    // Slides stand above the title of /categories.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
/** The framework closes the document, and then once more behind its last scripts; browsers read on. */
const CLOSED_EARLY = '</body></html><script>';

const ROUTES = [
  paths.home,
  paths.categories,
  paths.category(sample.category.slug),
  paths.category(sample.category.slug, { sort: 'price_asc', page: 2 }),
  paths.todaySpecial(),
  paths.product(sample.onCard.slug),
  paths.product(sample.withOffer.slug),
  paths.search(),
  paths.search('onion'),
  paths.search('qqqqqq'),
  paths.cart,
  paths.orderSuccess,
  paths.orderFailed,
  paths.testimonials,
  paths.faq,
  paths.contactUs,
  paths.aboutUs,
  paths.whyUs,
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.shipping,
  paths.zoomDemo,
  '/no-such-page',
  '/product-detail/no-such-product',
];

test.describe('HTML', { tag: '@seo' }, () => {
  for (const path of ROUTES) {
    test(`${path} is valid`, async () => {
      const { html } = await readPage(path);
      const { results } = await validator.validateString(html.replace(CLOSED_EARLY, '<script>'));
      const found = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      expect([...new Set(found)]).toEqual([]);
    });
  }
});
