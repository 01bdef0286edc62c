import { digitsOf } from './digits-of';
import { EMAIL, ENQUIRY_EMAIL, ENQUIRY_NAME, formatMobile, MOBILE, OTP, VISIBLE } from './form-patterns';
import { formatPincode, ORDER_ID, ORDER_ID_LENGTH, PINCODE, SLUG } from './patterns';

const PATTERNS: readonly [string, RegExp, string[], string[]][] = [
  ['a code', OTP, ['0000', '1234'], ['123', '12345', 'a123', '123a', '12 34']],
  ['a pincode', PINCODE, ['641001'], ['64100', '6410011', 'x641001', '64100x']],
  [
    'a mobile',
    MOBILE,
    ['6000000000', '9999999999'],
    ['5999999999', '+9843012345', '98430123456', '984301234a'],
  ],
  [
    "an order's id",
    ORDER_ID,
    ['a', 'A-1', 'x'.repeat(ORDER_ID_LENGTH)],
    ['', 'x'.repeat(ORDER_ID_LENGTH + 1), 'a b', 'a_b', '../a', 'a/', '/a'],
  ],
  [
    'a slug',
    SLUG,
    ['beetroot', 'a-1', 'x'.repeat(80)],
    ['', 'x'.repeat(81), 'Beetroot', 'a_b', 'a b', 'a/', '/a'],
  ],
  [
    'an email',
    EMAIL,
    ['a.b1@shop.in', 'A@b.info'],
    [
      'a_b@shop.in',
      'a@shop',
      'a@shop.toolong',
      'a@shop.i',
      '@shop.in',
      'a@sh0p.in',
      '_a@shop.in',
      'a@shopxin',
    ],
  ],
  [
    "a letter's email",
    ENQUIRY_EMAIL,
    ['a_b+c@shop-1.co.in', 'a@b.in', 'a@b.museum'],
    [
      'a@shop',
      'a b@shop.in',
      'a@b@shop.in',
      'a@shop.i',
      'a@shop..in',
      '<a@shop.in',
      'a@shop.in>',
      'a@shop.in x',
      '@shop.in',
      'a@b_c.in',
    ],
  ],
  [
    'something to be seen',
    VISIBLE,
    ['x', '7', '-', 'அ', '\u200bx', '🌿'],
    ['', ' ', '\u200b\u200b\u200b', '\u2060', '\u00ad', '\u3164', '\ufeff', '\u202e', '\u00a0', '\u2800'],
  ],
  ["a letter's name", ENQUIRY_NAME, ['Meena K.', 'மீனா', "O'Neil-2", 'é'], ['', '1234', 'a<b', 'a@b', 'a\nb']],
];

describe.each(PATTERNS)('%s', (_name, pattern, right, wrong) => {
  test.each(right)('may be "%s"', (text) => expect(text).toMatch(pattern));
  test.each(wrong)('is never "%s"', (text) => expect(text).not.toMatch(pattern));
});

test('mobiles and pincodes are formatted for display, other texts stay as they are', () => {
  expect(formatMobile('9843012345')).toBe('98430 12345');
  expect(formatPincode('641001')).toBe('641\u00a0001');
  for (const other of ['984301234', '98430123456', 'x9843012345', '9843012345x']) {
    expect(formatMobile(other)).toBe(other);
  }
  for (const other of ['64100', '6410011', 'x641001', '641001x']) expect(formatPincode(other)).toBe(other);
});

test('a digits field keeps the first digits of the typed text', () => {
  expect(digitsOf('+91 98430-12345', 12)).toBe('919843012345');
  expect(digitsOf('641 001 999', 6)).toBe('641001');
});
