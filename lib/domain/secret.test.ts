import { weaknessOf } from './secret';

test('random text of 32 characters is a secret', () => {
  expect(weaknessOf('q3Vt8_zLk0bWc5NfJ2xRy7Ge1HsAd4Mp')).toBeUndefined();
});

test.each(['', 'short', 'x'.repeat(64), 'changeme'.repeat(8), '0123456789012345678901234567890'])(
  '"%s" is none',
  (text) => {
    expect(weaknessOf(text)).toEqual(expect.any(String));
  },
);
