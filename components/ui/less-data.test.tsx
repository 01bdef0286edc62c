import { render, screen } from '@testing-library/react';
import { wantsLessData } from './less-data';
import { Link } from './link/link';

const asked: unknown[] = [];
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, children, href }: { prefetch: unknown; children: string; href: string }) => {
    asked.push(prefetch);
    return <a href={href}>{children}</a>;
  },
}));

function save(saveData: boolean | undefined): void {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: saveData === undefined ? undefined : { saveData },
  });
}

beforeEach(() => asked.splice(0));
afterEach(() => save(undefined));

test.each([
  [undefined, false],
  [false, false],
  [true, true],
])('Save-Data %s', (saveData, less) => {
  save(saveData);
  expect(wantsLessData()).toBe(less);
});

test('a link fetches its page ahead as it is told to', () => {
  render(
    <Link href="/" prefetch={true}>
      Home
    </Link>,
  );
  expect([screen.getByRole('link').getAttribute('href'), asked]).toEqual(['/', [true]]);
});

test('with Save-Data it fetches nothing ahead', () => {
  save(true);
  render(
    <Link href="/" prefetch={true}>
      Home
    </Link>,
  );
  expect(asked).toEqual([false]);
});
