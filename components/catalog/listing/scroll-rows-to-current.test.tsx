import { render, screen } from '@testing-library/react';
import { scrollRowsToCurrent } from './scroll-rows-to-current';

/** The row begins at 16 px and its chips are 100 px wide: jsdom has no layout. */
function show(chosen: string): void {
  render(
    <main>
      <ul className="scroll-row" aria-label="Filters">
        {['fruits', 'herbs', 'keerai'].map((name) => (
          <li key={name}>
            <a href={`/${name}`} aria-current={name === chosen ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>,
  );
  jest.spyOn(screen.getByRole('list'), 'getBoundingClientRect').mockReturnValue(new DOMRect(16));
  for (const [at, link] of screen.getAllByRole('link').entries())
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(16 + 100 * at));
}

test('scrolls a row to its current item, clear of the faded edge', () => {
  show('keerai');
  scrollRowsToCurrent();
  expect(screen.getByRole('list').scrollLeft).toBe(140);
});

test('leaves a row without a current item where it is', () => {
  show('');
  scrollRowsToCurrent();
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});

test('leaves it to a browser that does it by itself', () => {
  Object.assign(document.documentElement.style, { scrollInitialTarget: '' });
  show('keerai');
  scrollRowsToCurrent();
  expect(screen.getByRole('list').scrollLeft).toBe(0);
  Reflect.deleteProperty(document.documentElement.style, 'scrollInitialTarget');
});
