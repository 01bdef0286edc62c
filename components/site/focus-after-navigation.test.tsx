import { render, screen } from '@testing-library/react';
import { FocusAfterNavigation } from './focus-after-navigation';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function Page({ at, link }: { at: string; link?: string }) {
  pathname = at;
  return (
    <>
      <button type="button">Cart</button>
      <main>{link && <a href="/cart">{link}</a>}</main>
      <FocusAfterNavigation />
    </>
  );
}

beforeEach(() => {
  // jsdom draws nothing: what is in the document counts as seen
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null }));
});
afterEach(() => jest.restoreAllMocks());

test('a page that is opened first keeps the focus where the browser has it', () => {
  render(<Page at="/" />);
  expect(document.body).toHaveFocus();
});

test('whoever followed a link that is gone goes on from the new page’s beginning', () => {
  const { rerender } = render(<Page at="/" link="Snake Gourd" />);
  screen.getByRole('link').focus();
  rerender(<Page at="/product-detail/snake-gourd" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('what is still there keeps the focus', () => {
  const { rerender } = render(<Page at="/" />);
  screen.getByRole('button').focus();
  rerender(<Page at="/cart" />);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('another address of the same page moves nothing', () => {
  const { rerender } = render(<Page at="/" link="Snake Gourd" />);
  screen.getByRole('link').focus();
  rerender(<Page at="/" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});
