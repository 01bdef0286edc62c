import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { paise } from '@/lib/domain/money';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { Description } from './description';
import { PackLinks } from './pack-links';
import { ProductFacts } from './product-facts';
import { RelatedProducts } from './related-products';
import { TagLinks } from './tag-links';

const LONG = `<p>${'Sharp, juicy country tomatoes with thin skin. '.repeat(10)}</p>`;

/** jsdom has no layout: pretends that the text has `lines` lines of 24 px. */
function drawLines(lines: number): void {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 24);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue(Object.assign(document.createElement('p').style, { lineHeight: '24px' }));
}
afterEach(() => jest.restoreAllMocks());

describe('Description (spec 2 and 9)', () => {
  test('[2.product.description] more than three lines are clamped; Read More opens them, Read Less closes them', async () => {
    drawLines(5);
    render(<Description html={{ words: LONG }} />);
    const more = screen.getByText('Read More');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    jest.restoreAllMocks();
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Read Less' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Read Less' }));
    expect(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
  });

  test('three lines are shown whole, without a button', () => {
    drawLines(3);
    render(<Description html={{ words: LONG }} />);
    expect(screen.queryByText('Read More')).not.toBeInTheDocument();
  });

  test('a description in the other language is marked with its language', () => {
    drawLines(1);
    render(<Description html={{ words: '<p>Tender</p>', lang: 'en' }} />);
    expect(screen.getByText('Tender').parentElement).toHaveAttribute('lang', 'en');
  });

  test('a product without a description has no heading for it', () => {
    const { container } = render(<Description html={{ words: '' }} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Tags (spec 2)', () => {
  test('[2.product.tags] each keyword links to its search; Tamil ones are marked as Tamil', () => {
    render(<TagLinks tags={['country tomato', 'தக்காளி']} />);
    const [english, tamil] = within(screen.getByRole('list')).getAllByRole('link');
    expect(english).toHaveAttribute('href', '/search/country%20tomato');
    expect(english).not.toHaveAttribute('lang');
    expect(tamil).toHaveAttribute('href', `/search/${encodeURIComponent('தக்காளி')}`);
    expect(tamil).toHaveAttribute('lang', 'ta');
  });

  test.each([
    ['en', ['tomato', 'country tomato', 'தக்காளி', 'நாட்டு தக்காளி']],
    ['ta', ['தக்காளி', 'நாட்டு தக்காளி', 'tomato', 'country tomato']],
  ] as const)('[2.product.tags] on a page in %s those in its language come first', (language, tags) => {
    render(
      <PageText value={texts[language]}>
        <TagLinks tags={['தக்காளி', 'tomato', 'நாட்டு தக்காளி', 'country tomato']} />
      </PageText>,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(tags);
  });

  test('a product without keywords has no heading for them', () => {
    const { container } = render(<TagLinks tags={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Facts required by law (decisions 37)', () => {
  const pack = { variantName: '500', nicName: 'g', variantLabel: 'about 8 pieces' };
  const saidBy = (term: string) => screen.getByText(term).nextElementSibling;

  test('[d5.label] [d37.product] net quantity and country of origin are shown', () => {
    render(<ProductFacts product={{ ...pack, countryOfOrigin: { words: 'India' } }} />);
    expect(saidBy('Net quantity')).toHaveTextContent('500 g · about 8 pieces');
    expect(saidBy('Country of origin')).toHaveTextContent('India');
  });

  test('[d37.notInvented] without a known country no country is shown', () => {
    render(<ProductFacts product={{ ...pack, countryOfOrigin: { words: '' } }} />);
    expect(screen.queryByText('Country of origin')).not.toBeInTheDocument();
  });
});

describe('Other sizes (decisions 5)', () => {
  const kilo = {
    slug: 'tomato-1-kg',
    variantName: '1',
    nicName: 'kg',
    variantLabel: '',
    netQuantity: { value: 1000, unit: 'g' },
    price: paise(4600),
    offerPrice: paise(3800),
    stock: 9,
  };

  test('[d5.sizes] each size links to its own URL and shows its price and the price per kg', () => {
    render(<PackLinks packs={[kilo]} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/product-detail/tomato-1-kg');
    expect(link).toHaveTextContent('1 kg₹38₹38/kg');
  });

  test('a sold-out size says so', () => {
    render(<PackLinks packs={[{ ...kilo, stock: 0 }]} />);
    expect(screen.getByRole('link')).toHaveTextContent('Out of Stock');
  });
});

describe('Related Products (spec 2)', () => {
  test('[2.product.related.row] each product links to its page, and the row moves by itself until it is stopped', async () => {
    render(<RelatedProducts products={[productOf(1), productOf(2)]} />);
    const cards = within(screen.getByRole('list', { name: 'Related Products' })).getAllByRole('article');
    expect(cards).toHaveLength(2);
    for (const card of cards)
      expect(within(card).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/product-detail\//),
      );
    await userEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
  });

  test('without related products there is no row', () => {
    const { container } = render(<RelatedProducts products={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
