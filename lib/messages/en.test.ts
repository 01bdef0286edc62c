import fs from 'node:fs';
import path from 'node:path';
import { en } from './en';
import { SPEC_TEXTS } from './testing/spec-texts';

const ROOT = path.join(__dirname, '../..');
const NOT_SHOWN = /\.(test|spec)\.tsx?$|(^|\/)testing\/|^lib\/messages\/|^app\/styleguide\//;

const shown = ['app', 'components', 'lib', 'shop-api']
  .flatMap((dir) =>
    fs
      .readdirSync(path.join(ROOT, dir), { recursive: true, encoding: 'utf8' })
      .map((name) => `${dir}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file))
  .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

/** What texts are named by that are made of parts, such as `check.${problem}`, each part taken out. */
const made = [...shown.matchAll(/`([a-z_]+\.\w*\$\{[^`]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replace('.', '\\.').replace(/\$\{[^}]*\}/g, '(.+)')}$`),
);

const isNamed = (part: string) => shown.includes(`'${part}'`) || new RegExp(`\\b${part}:`).test(shown);

/** Named whole, or made of parts that all are. */
function isUsed(id: string): boolean {
  return (
    shown.includes(`'${id}'`) || made.some((template) => template.exec(id)?.slice(1).every(isNamed) ?? false)
  );
}

test.each(SPEC_TEXTS)(
  '[d32.texts] spec %i, %s: "%s" stands in the catalogue to the letter, as %s',
  (_, __, text, id) => {
    expect(en[id]).toBe(text);
  },
);

test('every text of the spec is shown somewhere', () => {
  expect(SPEC_TEXTS.map(([, , , id]) => id).filter((id) => !isUsed(id))).toEqual([]);
});

test('a part that nothing is named by makes no text shown', () => {
  expect(['check.outOfStock', 'check.noSuchProblem'].map(isUsed)).toEqual([true, false]);
});

test('[d32.slip] decisions 32: the slip of the pen in the spec is the one exception', () => {
  expect(Object.values(en).filter((text) => text.includes('mobileii'))).toEqual([]);
});
