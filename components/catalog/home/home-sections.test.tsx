import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { AppBlock } from './app-block';
import { CategorySection } from './category-section';
import { CategoryTiles } from './category-tiles';
import { Facts } from './facts';
import { HeroSlide } from './hero-slide';
import { HowItWorks } from './how-it-works';
import { SpecialsBand } from './specials-band';

const categoriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    slug: `category-${at}`,
    name: `Category ${at}`,
    name2: 'காய்கறி',
    image: `art-${at}`,
    tone: 'veg' as const,
    productCount: 7,
  }));
const productsOf = (count: number) => Array.from({ length: count }, (_, at) => productOf(at + 1));

const viewAll = () => screen.queryByRole('link', { name: 'VIEW ALL' });

beforeEach(() => {
  forgetEverything();
  fakeBff({
    'GET /api/cart': () => cartOf(1, []),
    'GET /api/session': () => ({ customer: null, suspended: false }),
  });
});

describe('Shop by Category (spec 2 and 9)', () => {
  test.each([1, 3])('[1.home.categories] %d categories are shown without VIEW ALL', (count) => {
    render(<CategorySection categories={categoriesOf(count)} />);
    expect(screen.getByRole('heading', { name: /^Shop by Category/ })).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(count);
    expect(viewAll()).not.toBeInTheDocument();
  });

  test('[9.categories] above 3 there is VIEW ALL, which leads to all categories', () => {
    render(<CategorySection categories={categoriesOf(4)} />);
    expect(viewAll()).toHaveAttribute('href', '/categories');
  });

  test('[8.empty.categories] without any category the spec’s text is shown', () => {
    render(<CategorySection categories={[]} />);
    expect(
      screen.getByText('Sorry, no categories available at the moment. Please check back later'),
    ).toBeVisible();
  });

  test('[2.route.categories] a tile of /categories says SHOP NOW and leads to its category', () => {
    render(<CategoryTiles layout="all" categories={categoriesOf(1)} />);
    expect(screen.getByRole('link', { name: /Category 0.*SHOP NOW/ })).toHaveAttribute(
      'href',
      '/category/category-0',
    );
  });

  test('on a Tamil page a tile’s name that is not in Tamil is marked as English', () => {
    render(
      <PageText value={texts.ta}>
        <CategoryTiles layout="all" categories={categoriesOf(1)} />
      </PageText>,
    );
    expect(screen.getByText('Category 0')).toHaveAttribute('lang', 'en');
  });
});

describe('Today’s Special on home (spec 9)', () => {
  const shown = () => within(screen.getByRole('list', { name: /Today's Special/ })).getAllByRole('article');

  test('[9.specials] 8 products are shown without VIEW ALL', async () => {
    render(<SpecialsBand products={productsOf(8)} count={8} />);
    expect(shown()).toHaveLength(8);
    expect(viewAll()).not.toBeInTheDocument();
    await act(async () => undefined);
  });

  test('[9.specials] of more than 8 products, 8 are shown, and VIEW ALL leads to the rest', async () => {
    render(<SpecialsBand products={productsOf(12)} count={14} />);
    expect(shown()).toHaveLength(8);
    expect(viewAll()).toHaveAttribute('href', '/today-special');
    await act(async () => undefined);
  });

  test('a day without specials has no band', () => {
    const { container } = render(<SpecialsBand products={[]} count={0} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('App download block (spec 2)', () => {
  test('[1.home.apps] it names the stores the shop is in, and no others', () => {
    render(<AppBlock links={{ playStore: 'https://play.example/koodai' }} address="https://shop.example/" />);
    expect(screen.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
      'href',
      'https://play.example/koodai',
    );
    expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument();
  });

  test('without a store it says how to install the shop from the browser', () => {
    render(<AppBlock links={{}} address="https://shop.example/" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText(/Add to Home screen/)).toBeVisible();
  });

  test('a QR code says which address it leads to', () => {
    render(<AppBlock links={{}} address="https://shop.example/ta" />);
    expect(screen.getByRole('img', { name: 'QR code of https://shop.example/ta' })).toHaveAttribute(
      'src',
      '/brand/shop-code.svg?language=ta',
    );
  });

  test('where the browser can install the shop, one press opens its prompt; afterwards the button is gone', async () => {
    render(<AppBlock links={{}} address="https://shop.example/" />);
    const prompt = jest.fn().mockResolvedValue({ outcome: 'accepted' });
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Install the app' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('[1.home.howItWorks] How it works: three steps in their order', () => {
  render(<HowItWorks />);
  const steps = within(screen.getByRole('list')).getAllByRole('heading');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Fill your basket',
    'Tell us the door',
    'Open the door',
  ]);
});

test.each([
  ['vegetables', '/category/vegetables'],
  ['fruits', '/categories'],
])('the first banner of a shop with %s leads to %s', (slug, href) => {
  const [category] = categoriesOf(1);
  render(
    <HeroSlide categories={category ? [{ ...category, slug }] : []} terms={{ isDeliveryFree: false }} />,
  );
  expect(screen.getByRole('link', { name: 'Shop vegetables' })).toHaveAttribute('href', href);
});

test.each([
  [true, 'Pay on delivery or online', 'Cash, UPI, card or netbanking'],
  [false, 'Pay on delivery', 'In cash, at your door'],
])('a shop that takes online payment (%s) says so on its home page', (paysOnline, title, how) => {
  render(<Facts terms={{ isDeliveryFree: false }} paysOnline={paysOnline} />);
  const [, paying] = screen.getAllByRole('listitem');
  expect(paying).toHaveTextContent(`${title}${how}`);
});

describe('free delivery', () => {
  const words = (isDeliveryFree: boolean) => {
    const terms = { isDeliveryFree };
    return render(
      <>
        <HeroSlide categories={[]} terms={terms} />
        <Facts terms={terms} paysOnline={false} />
      </>,
    ).container.textContent;
  };

  test('is shown in the banner and among the facts where the shop offers it', () => {
    expect(words(true)).toMatch(/Delivered free on every order.*Free delivery to your door/);
  });

  test('is shown in neither where the shop does not offer it', () => {
    expect(words(false)).not.toMatch(/free/i);
  });
});
