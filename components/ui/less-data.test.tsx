import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { wantsLessData } from './less-data';
import { Link } from './link/link';

const asked: unknown[] = [];
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, onNavigate: _, ...link }: ComponentProps<typeof NextLink>) => {
    asked.push(prefetch);
    return <a {...link} href={`${link.href}`} />;
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

async function point(by: 'mouse' | 'touch'): Promise<void> {
  render(
    <Link href="/" prefetch={true}>
      Home
    </Link>,
  );
  const link = { target: screen.getByRole('link', { name: 'Home' }) };
  await userEvent.setup().pointer(by === 'mouse' ? link : { keys: '[TouchA>]', ...link });
}

test.each<[string, 'mouse' | 'touch', boolean[]]>([
  ['a mouse', 'mouse', [false, true]],
  ['a finger, which may be about to scroll', 'touch', [false]],
])('a link fetches its page ahead when pointed at by %s', async (_what, by, expected) => {
  await point(by);
  expect(asked).toEqual(expected);
});

test('with Save-Data a link prefetches nothing', async () => {
  save(true);
  await point('mouse');
  expect(asked).toEqual([false]);
});
