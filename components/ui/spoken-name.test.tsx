import { render } from '@testing-library/react';
import { spokenName } from './spoken-name';

test.each([
  ['ta', 'Amla', '<span lang="en">Amla</span>'],
  ['ta', 'நெல்லி', 'நெல்லி'],
  ['ta', 'A2 பால்', 'A2 பால்'],
  ['en', 'Amla', 'Amla'],
] as const)('on a page in %s the name %s is %s', (page, name, html) => {
  expect(render(spokenName(page, name)).container.innerHTML).toBe(html);
});

test('the name can be shown in another way', () => {
  const { container } = render(spokenName('ta', 'Amla', <mark>Amla</mark>));
  expect(container.innerHTML).toBe('<span lang="en"><mark>Amla</mark></span>');
});
