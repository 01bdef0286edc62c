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

/** Patterns for ids that the code composes, such as `check.${problem}`. */
const made = [...shown.matchAll(/`([a-z_]+\.\w*\$\{[^`]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replace('.', '\\.').replace(/\$\{[^}]*\}/g, '(.+)')}$`),
);

const isNamed = (part: string) => shown.includes(`'${part}'`) || new RegExp(`\\b${part}:`).test(shown);

/** Whether the code contains the id as a literal, or composes it from parts that it contains. */
function isUsed(id: string): boolean {
  return (
    shown.includes(`'${id}'`) || made.some((template) => template.exec(id)?.slice(1).every(isNamed) ?? false)
  );
}

test.each(SPEC_TEXTS)('[d32.texts] spec %i, %s: the catalogue has exactly "%s" as %s', (_, __, text, id) => {
  expect(en[id]).toBe(text);
});

test('every text of the spec is used somewhere', () => {
  expect(SPEC_TEXTS.map(([, , , id]) => id).filter((id) => !isUsed(id))).toEqual([]);
});

test('a composed id counts as used only when all its parts occur in the code', () => {
  expect(['check.outOfStock', 'check.noSuchProblem'].map(isUsed)).toEqual([true, false]);
});

test('[d32.slip] decisions 32: the typing error in the spec is the one exception', () => {
  expect(Object.values(en).filter((text) => text.includes('mobileii'))).toEqual([]);
});
