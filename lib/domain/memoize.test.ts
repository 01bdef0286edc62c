import { memoize } from './memoize';

test('a value is made once per key', () => {
  const make = jest.fn((text: string) => ({ text }));
  const partOf = memoize(make);
  const first = partOf('a');
  expect(partOf('a')).toBe(first);
  expect(partOf('b')).toEqual({ text: 'b' });
  expect(make.mock.calls).toEqual([['a'], ['b']]);
});
