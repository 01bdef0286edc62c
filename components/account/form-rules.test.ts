import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';
import { ADDRESS_RULES, type AddressField } from './address-rules';
import { mobileDigits } from './mobile-digits';
import { type ProfileField, profileRules } from './profile-rules';
import { mobileProblem, nameProblem, otpProblem } from './sign-in-rules';
import type { When } from './use-fields';

const said = (id: MessageId | undefined) => id && text(id);

describe('spec 5, Sign-in', () => {
  it.each([
    ['', 'Enter Full name'],
    ['   ', 'Enter Full name'],
    ['Me', 'Invalid user name'],
    ['Mee', undefined],
  ])('full name "%s": %s', (name, message) => {
    expect(said(nameProblem(name))).toBe(message);
  });

  it.each([
    ['', 'Enter mobile number'],
    ['5843012345', 'invalid mobile number'],
    ['98430', 'invalid mobile number'],
    ['6000000000', undefined],
  ])('mobile "%s": %s', (mobile, message) => {
    expect(said(mobileProblem(mobile))).toBe(message);
  });

  it.each([
    ['', 'Enter 4 digit otp'],
    ['12', 'Invalid otp'],
    ['1234', undefined],
  ])('OTP "%s": %s', (otp, message) => {
    expect(said(otpProblem(otp))).toBe(message);
  });
});

describe('spec 5, Address form', () => {
  it.each<[AddressField, string, string | undefined]>([
    ['name', '', 'Name is required'],
    ['name', 'ab', 'Invalid customer name'],
    ['name', 'abc', undefined],
    ['mobile', '', 'Mobile number is required'],
    ['mobile', '1234567890', 'Invalid mobile number'],
    ['mobile', '9843012345', undefined],
    ['email', '', undefined],
    ['email', 'meena@shop', 'Invalid Email address'],
    ['email', 'meena@shop.museum', 'Invalid Email address'],
    ['email', 'meena.s1@shop.com', undefined],
    ['address', ' ', 'Address is required'],
    ['area', '', 'Area is required'],
    ['landmark', '', undefined],
    ['city', '', 'City is required'],
    ['state', '', 'State is required'],
    ['pincode', '', 'Pincode is required'],
    ['pincode', '64100', 'Invalid Pincode'],
    ['pincode', '641001', undefined],
  ])('%s "%s": %s', (field, value, message) => {
    for (const when of ['live', 'submit'] as const) {
      expect(said(ADDRESS_RULES[field]?.(value, when))).toBe(message);
    }
  });
});

describe('spec 5, Profile', () => {
  it.each<[ProfileField, string, When, string | undefined]>([
    ['name', '', 'submit', 'Enter your name'],
    ['name', '', 'live', 'Name is required'],
    ['name', 'ab', 'submit', 'Invalid user name'],
    ['email', 'x', 'submit', 'Invalid email'],
    ['email', '', 'submit', undefined],
    ['birthDate', '', 'submit', undefined],
    ['birthDate', '1899-12-31', 'submit', 'Invalid date of birth'],
    ['birthDate', '1900-01-01', 'submit', undefined],
    ['birthDate', '2026-11-21', 'submit', undefined],
    ['birthDate', '2026-11-22', 'submit', 'Invalid date of birth'],
    ['birthDate', '2026-02-30', 'submit', 'Invalid date of birth'],
  ])('%s "%s" (%s): %s', (field, value, when, message) => {
    expect(said(profileRules('2026-11-21')[field]?.(value, when))).toBe(message);
  });
});

test('spec 5: only digits are accepted while typing, at most ten', () => {
  expect(mobileDigits('98-43x012 345678')).toBe('9843012345');
});

const typedKeyByKey = (keys: string) => [...keys].reduce((kept, key) => mobileDigits(kept + key), '');

test.each(['+91 98430 12345', '919843012345', '09843012345', '0091-98430-12345', '+91 (0) 98430 12345'])(
  'a mobile number given as %s is the same number, pasted or typed key by key',
  (given) => {
    expect(mobileDigits(given)).toBe('9843012345');
    expect(typedKeyByKey(given)).toBe('9843012345');
  },
);

test('a number that begins with 91 itself stays as it is, with and without its country', () => {
  expect(typedKeyByKey('9198430123')).toBe('9198430123');
  expect(typedKeyByKey('+919198430123')).toBe('9198430123');
});
