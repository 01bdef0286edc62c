import { act, render, screen } from '@testing-library/react';
import { ScrollToTop } from './scroll-to-top';

let scrollTo: (isNear: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {
      scrollTo = (isNear) => act(() => this.callback([{ isIntersecting: isNear }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => jest.restoreAllMocks());

test('[2.scrollToTop] spec 2: the scroll-to-top button appears far down the page, and not near the top', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<ScrollToTop />);
  scrollTo(true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrollTo(false);
  screen.getByRole('button', { name: 'Back to top' }).click();
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  scrollTo(true);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
