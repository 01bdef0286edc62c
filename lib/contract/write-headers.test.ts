import { formatChangeMark } from '@/lib/domain/change-mark';
import { readChangeMark, readIdempotencyKey } from './write-headers';

const NEW_KEY = 'made-by-the-program';
const newKey = () => NEW_KEY;

test('a key that was sent is used, and a missing one is made only where it is optional', () => {
  expect(readIdempotencyKey('key-of-the-shopper', true, newKey)).toBe('key-of-the-shopper');
  expect(readIdempotencyKey('key-of-the-shopper', 'optional', newKey)).toBe('key-of-the-shopper');
  for (const missing of [null, undefined]) {
    expect(readIdempotencyKey(missing, 'optional', newKey)).toBe(NEW_KEY);
    expect(() => readIdempotencyKey(missing, true, newKey)).toThrow(
      expect.objectContaining({ code: 'bad_request', field: 'idempotency-key' }),
    );
  }
});

test.each(['', 'short', 'with a space', 'x'.repeat(65), ['key-number-1', 'key-number-2']])(
  '%j is not a key, also where it is optional',
  (given) => {
    expect(() => readIdempotencyKey(given, 'optional', newKey)).toThrow(
      expect.objectContaining({ code: 'bad_request', field: 'idempotency-key' }),
    );
  },
);

test('a change mark is read as its tab and time, and written again as it was sent', () => {
  for (const text of ['tab-number-1.20', `tab-number-1.${'9'.repeat(15)}`]) {
    const mark = readChangeMark(text);
    expect(mark && formatChangeMark(mark)).toBe(text);
  }
  expect(readChangeMark('tab-number-1.20')).toEqual({ tab: 'tab-number-1', at: 20 });
  expect([readChangeMark(null), readChangeMark(undefined)]).toEqual([undefined, undefined]);
});

test.each(['', 'tab.1', 'tab-number-1.0', `tab-number-1.${'9'.repeat(16)}`])(
  '%j is not a change mark',
  (given) => {
    expect(() => readChangeMark(given)).toThrow(
      expect.objectContaining({ code: 'bad_request', field: 'x-change-mark' }),
    );
  },
);
