import { namedTestsOf } from './named-tests.mjs';

/** The report of rules reads this file too, so ids are written as ROW. */
const namedIn = (code: string) => namedTestsOf(code.replaceAll('ROW', '2.cart.clear'), 'a.test.ts');

test.each([
  ['a title', `test('[ROW] it empties', () => {});`, 'it empties'],
  ['a title with more ids', `it('[ROW] [ROW] spec 2: it empties', () => {});`, 'spec 2: it empties'],
  ['a table', `test.each([['[ROW]', '', 'Gone']])('%s "%s": %s', () => {});`, '"": Gone'],
  [
    'a table of objects',
    `test.each([{ id: '[ROW]', of: 2 }])('$id of $of is $gone', () => {});`,
    'of 2 is …',
  ],
  [
    'a table with a name',
    `const ALL = [['[ROW]', NO]];\nconst NO = 'No';\nit.each(ALL)('%s says %s', () => {});`,
    'says No',
  ],
  [
    'a table that another takes in',
    `const SOME = [['[ROW]', 'x']];\nconst ALL = [...SOME];\nit.each(ALL)('%s is %s', () => {});`,
    'is x',
  ],
  [
    'a table that a table of tables takes in',
    `const SOME = [['[ROW]', 'x']];
     describe.each([['all', SOME]])('of %s', (_, rows) => { test.each(rows)('%s is %s', () => {}); });`,
    'is x',
  ],
  ['a title with what the run puts in', `test(\`[ROW] at \${width} px\`, () => {});`, 'at … px'],
  ['a title of a loop', `for (const a of ['[ROW]']) test(\`\${a} goes\`, () => {});`, '… goes'],
  ['a title over two lines', `test.skip(\n  '[ROW] it ' +\n    'empties',\n  () => {},\n);`, 'it empties'],
])('finds the title of %s as a runner reports it', (_what, code, title) => {
  expect(namedIn(code)).toContainEqual({ id: '2.cart.clear', title });
});

test('an id outside of a test has an empty title, and one in a comment is ignored', () => {
  expect(namedIn(`// [ROW]\nconst a = '[ROW]';\ntest('it', () => {});`)).toEqual([
    { id: '2.cart.clear', title: '' },
  ]);
});
