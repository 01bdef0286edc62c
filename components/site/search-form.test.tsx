import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ProductCard, Suggestions } from '@/lib/contract/bff/product';
import { paise } from '@/lib/domain/money';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { SearchForm } from './search-form';

const push = jest.fn();
let pathname = '/';
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => pathname }));

afterEach(() => {
  pathname = '/';
});

function product(id: number, name: string): ProductCard {
  return {
    id,
    slug: `product-${id}`,
    image: '',
    name,
    name2: 'வெங்காயம்',
    variantName: '500',
    nicName: 'g',
    variantLabel: '',
    netQuantity: { value: 500, unit: 'g' },
    price: paise(4500),
    offerPrice: paise(3800),
    stock: 9,
    special: false,
    categorySlug: 'roots-tubers',
    tone: 'veg',
    categoryName: 'Roots',
  };
}

const FIVE = ['Onion', 'Small onion', 'Spring onion', 'Onion mix', 'Pickled onion'].map((name, index) =>
  product(index + 1, name),
);

async function type(term: string, suggestions: Suggestions | Response) {
  push.mockClear();
  const bff = fakeBff({ 'GET /api/suggestions': () => suggestions });
  const user = userEvent.setup();
  render(<SearchForm />);
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(box, term);
  return { user, box, bff };
}

const options = () => screen.findAllByRole('option');
const none = () => screen.findByText('No Result Found', { selector: 'p' });
const selected = () => screen.getByRole('option', { selected: true });

test('suggestions show the name with its match, the Tamil name and the price', async () => {
  await type('small', { products: [product(1, 'Small onion')], more: false });
  const [option] = await options();
  expect(option).toHaveTextContent('Small onionவெங்காயம்₹38');
  expect(within(option as HTMLElement).getByText('Small').tagName).toBe('MARK');
  expect(screen.queryByRole('link', { name: 'VIEW MORE' })).not.toBeInTheDocument();
});

test('[2.header.searchArrows] arrow keys move the highlight and wrap after 5', async () => {
  const { user, box } = await type('onion', { products: FIVE, more: false });
  await options();
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Onion');
  expect(box).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{ArrowUp}');
  expect(selected()).toHaveTextContent('Pickled onion');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe((await options())[0]);
});

test('[2.header.searchArrows] the arrow key up begins with the last', async () => {
  const { user } = await type('onion', { products: FIVE, more: false });
  await options();
  await user.keyboard('{ArrowUp}');
  expect(selected()).toHaveTextContent('Pickled onion');
});

test('[2.header.searchEnter] Enter opens the highlighted suggestion', async () => {
  const { user } = await type('onion', { products: FIVE, more: false });
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(push).toHaveBeenCalledWith('/product-detail/product-2');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('[2.header.searchEnter] Enter without a highlight opens the search page', async () => {
  const { user } = await type('small onion', { products: FIVE, more: false });
  await options();
  await user.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith('/search/small%20onion');
});

test('a press on a suggestion opens it', async () => {
  const { user } = await type('onion', { products: FIVE, more: false });
  await user.click((await options())[2] as HTMLElement);
  expect(push).toHaveBeenCalledWith('/product-detail/product-3');
});

test("[8.network.silent] [d33.empty] decisions 33: suggestions that fail to load are left out, without a message and not as 'No Result Found'", async () => {
  const { user, box, bff } = await type('x', { products: [], more: false });
  await none();
  bff.on('GET /api/suggestions', () => answer(503, { error: { code: 'unavailable', message: 'No answer' } }));
  await user.type(box, 'y');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(screen.queryByText('No Result Found')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/No answer|not responding/)).not.toBeInTheDocument();
});

test("[5.search.none] [8.empty.search] 'No Result Found' is shown when none match, announced by the one status, and the box has no list", async () => {
  const { user, box } = await type('x', { products: [], more: false });
  const status = await screen.findByRole('status');
  await none();
  expect(screen.getAllByRole('status')).toEqual([status]);
  expect(status).toHaveTextContent('No Result Found');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-controls');
  await user.keyboard('{Escape}');
  expect(status).toBeEmptyDOMElement();
});

test('the number of suggestions is announced', async () => {
  await type('onion', { products: FIVE, more: false });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5 suggestions'));
});

test('Esc closes the list and keeps the words', async () => {
  const { user, box } = await type('onion', { products: FIVE, more: false });
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('onion');
});

test('a late response for an older term never replaces that of the newer one', async () => {
  push.mockClear();
  let sendOld = (_: Suggestions) => {};
  const old = new Promise<Suggestions>((resolve) => {
    sendOld = resolve;
  });
  const bff = fakeBff({
    'GET /api/suggestions': ({ query }) =>
      query.get('q') === 'on' ? old : { products: [product(7, 'Orange')], more: false },
  });
  const user = userEvent.setup();
  render(<SearchForm />);
  const box = screen.getByRole('combobox');
  await user.type(box, 'on');
  await waitFor(() => expect(bff.calls).toHaveLength(1));
  await user.clear(box);
  await user.type(box, 'or');
  expect(await screen.findByRole('option')).toHaveTextContent('Orange');
  await act(async () => sendOld({ products: [product(8, 'Onion')], more: false }));
  expect(screen.getByRole('option')).toHaveTextContent('Orange');
});

test('text typed before the suggestions loaded is looked up with the first interaction', async () => {
  fakeBff({ 'GET /api/suggestions': () => ({ products: [], more: false }) });
  render(<SearchForm />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  box.value = 'onion';
  await userEvent.pointer({ keys: '[TouchA]', target: document.body });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

test('text typed before hydration is looked up as well', async () => {
  fakeBff({ 'GET /api/suggestions': () => ({ products: [product(1, 'Small onion')], more: false }) });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<SearchForm />);
  const box = within(page).getByRole<HTMLInputElement>('combobox');
  box.value = 'onion';
  box.focus();
  const root = await act(async () => hydrateRoot(page, <SearchForm />));
  expect(await screen.findByRole('option')).toHaveTextContent('Small onion');
  act(() => root.unmount());
  page.remove();
});

test('without script the search is a GET form for the search page', () => {
  render(<SearchForm />);
  const box = screen.getByRole('combobox');
  expect(box).toHaveAttribute('name', 'q');
  expect(box.closest('form')).toHaveAttribute('action', '/search');
});

test('the box shows the term of the URL without requesting suggestions; Back empties it', async () => {
  const bff = fakeBff({ 'GET /api/suggestions': () => ({ products: FIVE, more: false }) });
  pathname = '/search/small%20onion';
  const { rerender } = render(<SearchForm />);
  const box = screen.getByRole('combobox');
  await waitFor(() => expect(box).toHaveValue('small onion'));
  pathname = '/';
  rerender(<SearchForm />);
  expect(box).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  expect(bff.calls).toEqual([]);
});

test('the magnifying glass submits the search too', async () => {
  const { user } = await type('onion', { products: [], more: false });
  await none();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(push).toHaveBeenCalledWith('/search/onion');
});

test('text typed while a search page loads stays in the box', async () => {
  fakeBff({ 'GET /api/suggestions': () => ({ products: [], more: false }) });
  const user = userEvent.setup();
  const { rerender } = render(<SearchForm />);
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(box, 'tomat');
  await none();
  fireEvent.submit(screen.getByRole('search'));
  await user.click(box);
  await user.type(box, 'o local');
  const typed = 'tomato local';
  expect(box).toHaveValue(typed);
  pathname = '/search/tomat';
  rerender(<SearchForm />);
  expect(box).toHaveValue(typed);
  await user.click(document.body);
  pathname = '/category/fruits';
  rerender(<SearchForm />);
  expect(box).toHaveValue('');
});
