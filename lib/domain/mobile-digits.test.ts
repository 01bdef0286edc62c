import { mobileDigits } from './mobile-digits';

test('spec 5: only digits are accepted while typing, at most ten', () => {
  expect(mobileDigits('98-43x012 345678')).toBe('9843012345');
});

const typedKeyByKey = (keys: string) => [...keys].reduce((kept, key) => mobileDigits(kept + key), '');

test.each([
  '+91 98430 12345',
  '919843012345',
  '09843012345',
  '0091-98430-12345',
  '+91 (0) 98430 12345',
  '௯௮௪௩௦ ௧௨௩௪௫',
])('a mobile number given as %s is the same number, pasted or typed key by key', (given) => {
  expect(mobileDigits(given)).toBe('9843012345');
  expect(typedKeyByKey(given)).toBe('9843012345');
});

test('a number that itself begins with 91 is kept, with and without the country code', () => {
  expect(typedKeyByKey('9198430123')).toBe('9198430123');
  expect(typedKeyByKey('+919198430123')).toBe('9198430123');
});
