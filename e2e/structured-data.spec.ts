import { expect, test } from 'playwright/test';
import { absolute, type Json, ofType, readPage } from '@/e2e/crawlers/read-page';
import { missingFields } from '@/e2e/crawlers/schema-fields';
import { sample } from '@/e2e/fixtures/sample';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const TYPES: Record<string, readonly string[]> = {
  [paths.home]: ['OnlineStore', 'WebSite'],
  [paths.product(sample.onCard.slug)]: ['Product', 'BreadcrumbList'],
  [paths.product(sample.withOffer.slug)]: ['Product', 'BreadcrumbList'],
  [paths.category(sample.category.slug)]: ['BreadcrumbList', 'ItemList'],
  [paths.category(sample.category.slug, { page: 2 })]: ['BreadcrumbList', 'ItemList'],
  [paths.todaySpecial()]: ['BreadcrumbList', 'ItemList'],
  [paths.categories]: ['BreadcrumbList'],
  [paths.faq]: ['BreadcrumbList', 'FAQPage'],
  [paths.contactUs]: ['BreadcrumbList', 'GroceryStore'],
  [paths.aboutUs]: ['BreadcrumbList'],
  [paths.returns]: ['BreadcrumbList'],
};

function elementsOf(list: Json | undefined): Json[] {
  return (list?.itemListElement ?? []) as Json[];
}

test.describe('JSON-LD', { tag: '@seo' }, () => {
  for (const [path, types] of Object.entries(TYPES)) {
    test(`${path} has ${types.join(', ')} with all that is required and recommended`, async () => {
      const { jsonLd, $ } = await readPage(path);
      expect(jsonLd.map((block) => block['@type']).sort()).toEqual([...types].sort());
      for (const block of jsonLd) {
        expect(block['@context']).toBe('https://schema.org');
        expect(missingFields(block)).toEqual([]);
      }
      const ids = $('script[type="application/ld+json"]')
        .toArray()
        .map((script) => $(script).attr('id'));
      expect(new Set(ids).size).toBe(ids.length);
    });
  }

  test('an offer says its unit price, the struck price, free shipping and for how long things are taken back', async () => {
    const page = await readPage(paths.product(sample.withOffer.slug));
    expect(ofType(page, 'Product')?.offers).toMatchObject({
      '@type': 'Offer',
      url: absolute(paths.product(sample.withOffer.slug)),
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { name: text('shop.name') },
      priceSpecification: [
        {
          '@type': 'UnitPriceSpecification',
          price: page.meta('product:price:amount'),
          referenceQuantity: { unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
        },
        {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: page.meta('product:original_price:amount'),
        },
      ],
      shippingDetails: {
        shippingRate: { value: 0, currency: 'INR' },
        shippingDestination: { addressCountry: 'IN', addressRegion: 'TN' },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: ['IN'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 1,
        returnFees: 'https://schema.org/FreeReturn',
        merchantReturnLink: absolute(paths.returns),
      },
    });
  });

  test('the list of a later page continues the numbering', async () => {
    const first = ofType(await readPage(paths.category(sample.category.slug)), 'ItemList');
    const second = ofType(await readPage(paths.category(sample.category.slug, { page: 2 })), 'ItemList');
    const length = elementsOf(first).length;
    expect(elementsOf(second)).toEqual(
      expect.arrayContaining([expect.objectContaining({ position: length + 1 })]),
    );
  });

  test('the questions are those of the page', async () => {
    const page = await readPage(paths.faq);
    const questions = ofType(page, 'FAQPage')?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.length).toBeGreaterThan(0);
    const shown = page.$('main').text();
    for (const { name, acceptedAnswer } of questions) {
      expect(shown).toContain(name);
      expect(shown).toContain(acceptedAnswer.text);
    }
  });

  test('a search term in a URL cannot break out of its script', async () => {
    const page = await readPage(paths.search('</script><script>alert(1)</script>'));
    expect(
      page
        .$('script')
        .toArray()
        .map((script) => page.$(script).text()),
    ).not.toContain('alert(1)');
  });
});
