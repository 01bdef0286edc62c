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
  // jsdom has no layout: everything in the document counts as visible
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null }));
});
afterEach(() => jest.restoreAllMocks());

test('the first page of a visit does not move the focus', () => {
  render(<Page at="/" />);
  expect(document.body).toHaveFocus();
});

test('when the followed link is gone, the focus moves to the start of the new page', () => {
  const { rerender } = render(<Page at="/" link="Snake Gourd" />);
  screen.getByRole('link').focus();
  rerender(<Page at="/product-detail/snake-gourd" />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an element that is still there keeps the focus', () => {
  const { rerender } = render(<Page at="/" />);
  screen.getByRole('button').focus();
  rerender(<Page at="/cart" />);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('another query of the same page does not move the focus', () => {
  const { rerender } = render(<Page at="/" link="Snake Gourd" />);
  screen.getByRole('link').focus();
  rerender(<Page at="/" />);
  expect(screen.getByRole('main')).not.toHaveFocus();
});
