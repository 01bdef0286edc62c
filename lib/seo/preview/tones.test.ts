import fs from 'node:fs';
import { toneOf } from './tones';

const css = fs.readFileSync('app/styles/tones.css', 'utf8');
const rules = [
  ...css.matchAll(/((?:\[data-tone="[^"]+"\][,\s]*)+)\{[^}]*--tone-photo: (#[0-9a-f]{6})/g),
].flatMap(([, selectors = '', colour = '']) =>
  [...selectors.matchAll(/"([^"]+)"/g)].map(([, category = '']) => [category, colour] as const),
);

test('there is a tone for every category of the style sheet', () => {
  expect(rules.length).toBeGreaterThan(5);
});

test.each(rules)('pictures of %s lie on the same colour as on a page', (category, colour) => {
  expect(toneOf(category)).toBe(colour);
});

test('a category of later lies on the colour of any tile', () => {
  expect(css).toContain(`--tone-photo: ${toneOf('a-new-one')}`);
});
