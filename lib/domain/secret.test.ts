import { weaknessOf } from './secret';

test('a random text of 32 characters is strong enough', () => {
  expect(weaknessOf('q3Vt8_zLk0bWc5NfJ2xRy7Ge1HsAd4Mp')).toBeUndefined();
});

test.each(['', 'short', 'x'.repeat(64), 'changeme'.repeat(8), '0123456789012345678901234567890'])(
  '"%s" is too weak',
  (text) => {
    expect(weaknessOf(text)).toEqual(expect.any(String));
  },
);

test('the result says why a secret is weak', () => {
  expect(weaknessOf('abcdefgh'.repeat(4))).toBeUndefined();
  expect(weaknessOf('abcdefg'.repeat(5))).toBe('is too easy to guess: take random characters');
  expect(weaknessOf('abcdefgh'.repeat(4).slice(1))).toBe('needs at least 32 characters');
});
