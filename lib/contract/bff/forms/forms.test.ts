import type * as z from 'zod/mini';
import { STATE } from '@/lib/domain/state';
import { addressBody } from './address';
import { contactBody } from './contact';
import { pincodeInput } from './pincode';
import { profileBody } from './profile';
import { requestOtpBody, resendOtpBody, verifyOtpBody } from './sign-in';

const letters = (count: number) => 'a'.repeat(count);
const LONGEST_EMAIL = `${letters(113)}@b.info`;

const forms = {
  'sign-in': { schema: requestOtpBody, right: { name: 'Meena', mobile: '9876543210' } },
  resend: { schema: resendOtpBody, right: { mobile: '9876543210' } },
  code: { schema: verifyOtpBody, right: { mobile: '9876543210', otp: '0123' } },
  pincode: { schema: pincodeInput, right: { pincode: '641001' } },
  address: {
    schema: addressBody,
    right: {
      name: 'Meena',
      mobile: '9876543210',
      email: 'meena@shop.in',
      address: '7 Temple Street',
      area: 'Town Hall',
      landmark: 'by the well',
      state: STATE,
      city: 'Coimbatore',
      pincode: '641001',
    },
  },
  profile: {
    schema: profileBody,
    right: { name: 'Meena', email: '', birthDate: '1990-05-01', gender: 2 },
  },
  contact: {
    schema: contactBody,
    right: {
      fullName: 'Meena K.',
      phoneNumber: '9876543210',
      email: 'meena_k@shop-1.co.in',
      messages: 'Hello',
      kind: 'message',
      captcha: '{}',
    },
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; right: object }>;
type Form = keyof typeof forms;

/** The first message for an otherwise valid form in which one field has this value. */
function messageFor(form: Form, field: string, value: unknown): string | undefined {
  const { schema, right } = forms[form];
  const parsed = schema.safeParse({ ...right, [field]: value });
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

test.each(Object.keys(forms) as Form[])('%s: a valid form is accepted unchanged', (form) => {
  const { schema, right } = forms[form];
  expect(schema.parse(right)).toEqual(right);
});

test.each<[Form, string, string, string]>([
  ['sign-in', 'name', 'signin.name_required', 'signin.name_invalid'],
  ['sign-in', 'mobile', 'signin.mobile_required', 'signin.mobile_invalid'],
  ['resend', 'mobile', 'signin.mobile_required', 'signin.mobile_invalid'],
  ['code', 'otp', 'signin.otp_required', 'signin.otp_invalid'],
  ['pincode', 'pincode', 'pincode.required', 'pincode.not_complete'],
  ['address', 'name', 'address.name_required', 'address.name_invalid'],
  ['address', 'mobile', 'address.mobile_required', 'address.mobile_invalid'],
  ['address', 'pincode', 'address.pincode_required', 'address.pincode_invalid'],
  ['profile', 'name', 'profile.name_required', 'profile.name_invalid'],
  ['contact', 'fullName', 'contact.name_required', 'contact.name_invalid'],
  ['contact', 'phoneNumber', 'contact.mobile_required', 'contact.mobile_invalid'],
  ['contact', 'email', 'contact.email_required', 'contact.email_invalid'],
])('%s: an empty %s is %s, a wrong one %s', (form, field, missing, wrong) => {
  expect(messageFor(form, field, '')).toBe(missing);
  expect(messageFor(form, field, '   ')).toBe(missing);
  expect(messageFor(form, field, '1')).toBe(wrong);
});

test.each<[Form, string, unknown, string]>([
  ['address', 'address', ' ', 'address.address_required'],
  ['address', 'area', '', 'address.area_required'],
  ['address', 'city', '', 'address.city_required'],
  ['address', 'email', 'meena', 'address.email_invalid'],
  ['address', 'state', 'Kerala', 'address.state_required'],
  ['profile', 'email', 'meena', 'profile.email_invalid'],
  ['profile', 'birthDate', '1990-02-30', 'profile.birth_date_invalid'],
  ['contact', 'captcha', '', 'contact.captcha_required'],
  ['contact', 'fullName', '1234', 'contact.name_invalid'],
  ['contact', 'fullName', 'Meena <b>', 'contact.name_invalid'],
])('%s: %s "%s" is %s', (form, field, value, said) => {
  expect(messageFor(form, field, value)).toBe(said);
});

test.each<[Form, string, string]>([
  ['sign-in', 'name', 'signin.name_required'],
  ['address', 'name', 'address.name_required'],
  ['address', 'address', 'address.address_required'],
  ['address', 'area', 'address.area_required'],
  ['profile', 'name', 'profile.name_required'],
  ['contact', 'fullName', 'contact.name_required'],
])('%s: a %s without a visible character is %s', (form, field, missing) => {
  for (const blank of ['\u200b\u200b\u200b', '\u2060 \u00ad', '\u3164\u3164\u3164'])
    expect(messageFor(form, field, blank)).toBe(missing);
});

test.each<[Form, string, string, string | undefined]>([
  ['sign-in', 'name', letters(20), 'signin.name_invalid'],
  ['address', 'name', letters(20), 'address.name_invalid'],
  ['profile', 'name', letters(50), 'profile.name_invalid'],
  ['contact', 'fullName', letters(50), 'contact.name_invalid'],
  ['address', 'address', letters(200), 'error.bad_request'],
  ['address', 'area', letters(200), 'error.bad_request'],
  ['address', 'landmark', letters(200), 'error.bad_request'],
  ['address', 'city', letters(60), 'error.bad_request'],
  ['address', 'email', LONGEST_EMAIL, 'address.email_invalid'],
  ['profile', 'email', LONGEST_EMAIL, 'profile.email_invalid'],
  ['contact', 'email', LONGEST_EMAIL, 'contact.email_invalid'],
  ['contact', 'messages', letters(2000), 'error.bad_request'],
])('%s: %s has a maximum length', (form, field, longest, said) => {
  expect(messageFor(form, field, longest)).toBeUndefined();
  expect(messageFor(form, field, field === 'email' ? `a${longest}` : `${longest}a`)).toBe(said);
});

test.each<[Form, string]>([
  ['sign-in', 'name'],
  ['address', 'name'],
  ['profile', 'name'],
  ['contact', 'fullName'],
])('%s: %s has at least three letters', (form, field) => {
  expect(messageFor(form, field, 'ab')).toEqual(expect.any(String));
  expect(messageFor(form, field, 'abc')).toBeUndefined();
});

test('surrounding spaces are removed', () => {
  const { name, mobile } = requestOtpBody.parse({ name: '  Meena ', mobile: ' 9876543210 ' });
  expect({ name, mobile }).toEqual({ name: 'Meena', mobile: '9876543210' });
  const padded = { ...forms.address.right, email: ' a@b.in ', area: ' Town ', landmark: ' well ' };
  expect(addressBody.parse(padded)).toMatchObject({ email: 'a@b.in', area: 'Town', landmark: 'well' });
  expect(contactBody.parse({ ...forms.contact.right, messages: ' Hello ' }).messages).toBe('Hello');
});

test('optional fields of an address default to empty, and the state to Tamil Nadu', () => {
  const { email: _email, landmark: _landmark, state: _state, ...least } = forms.address.right;
  expect(addressBody.parse(least)).toEqual({ ...least, email: '', landmark: '', state: 'Tamil Nadu' });
});

test('a profile may have an empty birth date, and its gender is one of four', () => {
  expect(messageFor('profile', 'birthDate', '')).toBeUndefined();
  expect([0, 3].map((gender) => messageFor('profile', 'gender', gender))).toEqual([undefined, undefined]);
  for (const gender of [-1, 4, 1.5])
    expect(messageFor('profile', 'gender', gender)).toEqual(expect.any(String));
});

test('a contact message has a known kind, and its captcha has a maximum length', () => {
  expect(messageFor('contact', 'kind', 'other')).toEqual(expect.any(String));
  expect(messageFor('contact', 'captcha', letters(4000))).toBeUndefined();
  expect(messageFor('contact', 'captcha', letters(4001))).toEqual(expect.any(String));
});
