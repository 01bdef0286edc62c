import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { SearchForm } from './search-form';
import { SuggestionList } from './suggestion-list';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

async function typeOnion() {
  fakeBff({
    'GET /api/suggestions': () => ({ products: [1, 2, 3, 4, 5].map((id) => productOf(id)), more: true }),
  });
  const user = userEvent.setup();
  render(<SearchForm />);
  const box = screen.getByRole('combobox', { name: 'Search products' });
  await user.type(box, 'onion');
  return { user, box, more: await screen.findByRole('link', { name: 'VIEW MORE' }) };
}

test("[5.search.atMostFive] 'VIEW MORE' is shown when more than five match", async () => {
  const { more } = await typeOnion();
  expect(more).toHaveAttribute('href', '/search/onion');
});

test("'VIEW MORE' opens the search page as Enter does; with Ctrl it is left to the browser", async () => {
  const { user, more } = await typeOnion();
  const left = jest.fn((event: MouseEvent) => {
    const isLeft = !event.defaultPrevented;
    event.preventDefault();
    return isLeft;
  });
  document.addEventListener('click', left, { once: true });
  fireEvent.click(more, { ctrlKey: true });
  expect(left).toHaveReturnedWith(true);
  expect(push).not.toHaveBeenCalled();
  expect(more).toBeInTheDocument();
  await user.click(more);
  expect(push).toHaveBeenCalledWith('/search/onion');
  expect(more).not.toBeInTheDocument();
});

test("in Safari, where a press focuses no link, 'VIEW MORE' is still there when the press ends; a press elsewhere closes the list", async () => {
  const { user, box, more } = await typeOnion();
  const pressAsSafari = (target: Element) => {
    fireEvent.pointerDown(target);
    if (fireEvent.mouseDown(target)) act(() => box.blur());
  };
  pressAsSafari(more);
  expect(fireEvent.pointerDown(more)).toBe(false);
  expect(more).toBeInTheDocument();
  expect(box).toHaveFocus();
  await user.click(more);
  expect(more).not.toBeInTheDocument();
  expect(box).not.toHaveFocus();
  await user.type(box, 's');
  const list = await screen.findByRole('listbox');
  pressAsSafari(document.body);
  expect(list).not.toBeInTheDocument();
});

test('on a Tamil page a product without a Tamil name is suggested as English', () => {
  const products = [productOf(1, { name: 'Onion', name2: '' })];
  render(
    <PageText value={texts.ta}>
      <SuggestionList
        id="suggestions"
        term="oni"
        suggestions={{ products, more: false, answeredTerm: 'oni', unasked: false }}
        highlighted={undefined}
        onChoose={jest.fn()}
        onMore={jest.fn()}
      />
    </PageText>,
  );
  expect(screen.getByText('Oni').closest('[lang]')).toHaveAttribute('lang', 'en');
});
