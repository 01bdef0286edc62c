import { belowFloorOf, looseEntriesOf, unresolvedOf, withoutFloorOf } from './lockfile.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const lock = (packages: object) => ({
  lockfileVersion: 3,
  packages: { '': { dependencies: {} }, ...packages },
});

test('a lockfile of hashed packages from one host has no problems', () => {
  const resolved = 'https://packages.example/a.tgz';
  const packages = { 'node_modules/a': { resolved, integrity }, 'node_modules/b': { integrity } };
  expect(looseEntriesOf(lock(packages))).toEqual([]);
});

test.each([
  ['without a hash', {}],
  [
    'that is optional and was fetched, without a hash',
    { optional: true, resolved: 'https://packages.example/a.tgz' },
  ],
  ['with a weak hash', { integrity: 'sha1-abc=' }],
  ['from a repository', { integrity, resolved: 'git+ssh://git@code.example/a.git#1' }],
  ['over a plain connection', { integrity, resolved: 'http://packages.example/a.tgz' }],
  ['from a file', { integrity, resolved: 'file:../a.tgz' }],
  ['that is a folder', { link: true, resolved: '../a' }],
])('a package %s is reported', (_title, entry) => {
  expect(looseEntriesOf(lock({ 'node_modules/a': entry }))).toEqual([
    expect.stringContaining('node_modules/a'),
  ]);
});

test('packages from two hosts are reported', () => {
  const [one, two] = ['https://packages.example/a.tgz', 'https://other.example/b.tgz'];
  const packages = {
    'node_modules/a': { resolved: one, integrity },
    'node_modules/b': { resolved: two, integrity },
  };
  expect(looseEntriesOf(lock(packages))).toEqual(['packages come from 2 hosts']);
});

test.each([
  ['1.2.3', []],
  ['1.3.0', []],
  ['2.0.0', []],
  ['1.2.10', []],
  ['1.2.2', ['old']],
  ['0.9.9', ['old']],
  ['1.2.3-beta.1', ['old']],
])('%s against a floor of 1.2.3', (version, expected) => {
  const found = belowFloorOf(lock({ 'node_modules/a': { version } }), { a: '1.2.3' });
  expect(found.map(() => 'old')).toEqual(expected);
});

test('a nested copy below the floor is reported, a package of another scope is not', () => {
  const packages = {
    'node_modules/b/node_modules/a': { version: '1.0.0' },
    'node_modules/@x/a': { version: '1.0.0' },
  };
  expect(belowFloorOf(lock(packages), { a: '1.2.3' })).toEqual([
    expect.stringMatching(/^node_modules\/b\/node_modules\/a is 1\.0\.0/),
  ]);
});

test('a direct dependency needs a floor', () => {
  const packages = { '': { dependencies: { a: '1.0.0', b: '1.0.0' } } };
  expect(withoutFloorOf({ packages }, { a: '1.0.0' })).toEqual(['b']);
});

test("another platform's binary without a hash is unresolved, not a problem", () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', optional: true },
    'node_modules/b': { integrity },
  };
  expect(looseEntriesOf(lock(packages))).toEqual([]);
  expect(unresolvedOf(lock(packages))).toEqual(['node_modules/a']);
});
