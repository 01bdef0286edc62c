import { customer, guest, overTheWire } from '@/lib/testing/over-the-wire';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { checkCustomer, requestOtp, resendOtp, signOut, signOutEverywhere, verifyOtp } from './identity';

setStorefrontEnv();

const MOBILE = '9843012345';

test.each([
  [1, true],
  [2, false],
])('[8.signIn.registerRefused] a code with the status %i was sent: %j', async (status, isSent) => {
  const message = 'One code a minute.';
  const input = { name: 'Meena', mobile: MOBILE };
  const asked = await overTheWire({ data: { status, message } }, () => requestOtp(guest, input));
  expect(asked).toEqual({
    sent: { call: 'POST /register', ...guest, input },
    result: { sent: isSent, message },
  });
  const again = await overTheWire({ status, message }, () => resendOtp(guest, MOBILE));
  expect(again).toEqual({
    sent: { call: 'POST /resendotp', ...guest, input: { mobile: MOBILE } },
    result: { sent: isSent, message },
  });
});

const code = { mobile: MOBILE, otp: '4711' };
const verify = () => verifyOtp(guest, code, 'try-4711');

test('[4.signIn.verified] a right code signs in, and says what became of each line of the guest’s cart', async () => {
  const users = { id: '7', session_id: 'sid_1', name: 'Meena', mobile: MOBILE };
  const merged_list = [
    { product_id: 2, product_name: 'Okra', product_name2: 'வெண்டைக்காய்', wanted_quantity: 5, quantity: 3 },
    { product_id: 31, product_name: 'Mint', product_name2: 'புதினா', wanted_quantity: 2, quantity: 0 },
  ];
  const data = { status: 1, message: 'Welcome', users, merged_lines: 1, merged_list };
  const { sent, result } = await overTheWire({ data }, verify);
  const input = { ...code, session_id: 'guest_1' };
  expect(sent).toEqual({ call: 'POST /verifyotp', ...guest, input, key: 'try-4711' });
  expect(result).toEqual({
    customer: { name: 'Meena', mobile: MOBILE, ...customer },
    message: 'Welcome',
    merged: [
      { name: 'Okra', name2: 'வெண்டைக்காய்', wanted: 5, quantity: 3 },
      { name: 'Mint', name2: 'புதினா', wanted: 2, quantity: 0 },
    ],
  });
});

test('[8.signIn.verifyRefused] a wrong code signs nobody in', async () => {
  const { result } = await overTheWire({ data: { status: 2, message: 'Invalid otp' } }, verify);
  expect(result).toEqual({ message: 'Invalid otp', merged: [] });
});

test('a sign-in without a customer is a bad answer', async () => {
  shopApiAnswers(() => Response.json({ data: { status: 1, message: '' } }));
  await expect(verify()).rejects.toMatchObject({ code: 'bad_upstream' });
});

test.each([
  ['this device', () => signOut(customer), '/signout'],
  ['every device', () => signOutEverywhere(customer), '/signouteverywhere'],
])('signing out of %s is told to the shop API', async (_devices, work, path) => {
  const { sent } = await overTheWire({ data: { status: 1, message: '' } }, work);
  expect(sent).toEqual({ call: `POST ${path}`, ...customer, input: { user_id: '7' } });
});

const nilgiris = { pincode: '643001', city_name: 'The Nilgiris', served: '0' };
const coimbatore = { pincode: '641002', city_name: 'Coimbatore', served: '1' };

test.each([
  [{ userId: '7' }, { isActive: true }],
  [{ userId: '' }, { isActive: false }],
  [
    { userId: '7', default_place: nilgiris },
    { isActive: true, place: { pincode: '643001', city: 'The Nilgiris', served: false } },
  ],
  [
    { userId: '7', default_place: coimbatore },
    { isActive: true, place: { pincode: '641002', city: 'Coimbatore', served: true } },
  ],
])('[6.suspended] a customer check of %j', async (data, checked) => {
  const { sent, result } = await overTheWire({ data }, () => checkCustomer(customer));
  expect(sent).toEqual({ call: 'POST /userValidate', ...customer, input: { user_id: '7' } });
  expect(result).toEqual(checked);
});
