import { onceForEach } from './once-for-each';

test('a value is made once for each text', () => {
  const make = jest.fn((text: string) => ({ text }));
  const partOf = onceForEach(make);
  const first = partOf('a');
  expect(partOf('a')).toBe(first);
  expect(partOf('b')).toEqual({ text: 'b' });
  expect(make.mock.calls).toEqual([['a'], ['b']]);
});
