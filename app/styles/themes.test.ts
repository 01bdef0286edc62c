import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tokens = Record<string, string>;

const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

function tokensOf(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

const light = tokensOf(read('tokens.css'));
const [bySystem = '', bySwitch = ''] = read('dark.css').split(':root[data-theme="dark"]');
const dark = { ...light, ...tokensOf(bySwitch) };

function hexOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? hexOf(tokens, reference) : value;
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, ink: string, ground: string): number {
  const [dim = 0, bright = 0] = [luminance(hexOf(tokens, ink)), luminance(hexOf(tokens, ground))].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

const TILES = ['veg', 'fruit', 'green', 'root', 'spice', 'nut'].map((name) => `--tile-${name}`);

const TEXT: readonly [ink: string, ...grounds: string[]][] = [
  ['--ink', '--bg', '--surface', '--sunken', ...TILES],
  ['--ink-2', '--bg', '--surface', '--sunken', ...TILES],
  ['--ink-3', '--bg', '--sunken', '--surface', '--tile-fruit'],
  ['--bg', '--ink'],
  ['--primary-ink', '--bg', '--sunken', '--surface'],
  ['--on-primary', '--primary', '--primary-hover', '--primary-press'],
  ['--on-primary-soft', '--primary-soft'],
  ['--on-accent', '--accent', '--accent-hover'],
  ['--on-accent-band', '--accent-band'],
  ['--on-accent-band-2', '--accent-band'],
  ['--on-save', '--save'],
  ['--save-ink', '--bg', '--surface', '--accent-band', '--save-soft'],
  ['--danger', '--bg', '--surface', '--danger-soft'],
  ['--on-danger', '--danger'],
  ['--success', '--bg', '--surface', '--sunken', '--success-soft'],
  ['--warn-ink', '--bg', '--surface', '--warn-soft'],
  ['--on-ground', '--ground', '--ground-deep'],
  ['--on-ground-2', '--ground', '--ground-deep'],
  ['--accent', '--ground', '--ground-deep'],
  ['--on-slab', '--ink'],
];

const SHAPES: readonly [ink: string, ...grounds: string[]][] = [
  ['--line-strong', '--bg', '--surface'],
  ['--focus', '--bg', '--surface', '--sunken', '--tile', '--focus-gap'],
  // Rings inside a bar have no gap around them.
  ['--accent', '--ground-deep'],
  ['--on-primary', '--primary'],
  ['--primary-ink', '--bg', '--surface'],
];

const pairs = (list: typeof TEXT, least: number) =>
  list.flatMap(([ink, ...grounds]) => grounds.map((ground) => [ink, ground, least] as const));

test('the dark theme has the same values by system setting and by switch', () => {
  expect(tokensOf(bySystem)).toEqual(tokensOf(bySwitch));
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_, tokens) => {
  test.each([...pairs(TEXT, 4.5), ...pairs(SHAPES, 3)])(
    '%s on %s is at least %s : 1',
    (ink, ground, least) => {
      expect(contrast(tokens, ink, ground)).toBeGreaterThanOrEqual(least);
    },
  );
});
