import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { home, homeWire } from '@/lib/testing/wire-address';
import { addAddress, listAddresses, removeAddress, setDefaultAddress, updateAddress } from './addresses';

setStorefrontEnv();

const farm = {
  name: 'Kavin',
  mobile: '9876543210',
  email: '',
  address: '3 Mill Lane',
  area: 'Ooty',
  landmark: '',
  state: 'Tamil Nadu',
  city: 'The Nilgiris',
  pincode: '643001',
};
const farmWire = {
  customer_name: 'Kavin',
  customer_mobile: '9876543210',
  customer_email: '',
  customer_address: '3 Mill Lane',
  customer_area: 'Ooty',
  customer_landmark: '',
  customer_state: 'Tamil Nadu',
  customer_city: 'The Nilgiris',
  customer_pincode: '643001',
};
const done = { data: { status: 1, message: '' } };

test('each address of the customer has its own fields, and one is the default', async () => {
  const addresslist = [
    { address_id: 3, default_address: '1', served: '1', ...homeWire },
    { address_id: 8, default_address: '0', served: '0', ...farmWire },
  ];
  const { sent, result } = await overTheWire({ data: { addresslist } }, () => listAddresses(customer));
  expect(sent).toEqual({ call: 'GET /addresslisting', ...customer, input: { user_id: '7' } });
  expect(result).toEqual([
    { id: 3, isDefault: true, served: true, ...home },
    { id: 8, isDefault: false, served: false, ...farm },
  ]);
});

test('a new address is sent with all of its fields, and its id is returned', async () => {
  const { sent, result } = await overTheWire({ ...done, address_id: 9 }, () => addAddress(customer, home));
  expect(sent).toEqual({ call: 'POST /address', ...customer, input: { user_id: '7', ...homeWire } });
  expect(result).toBe(9);
});

test.each([
  ['changed', () => updateAddress(customer, 3, home), '/addressupdate', { address_id: 3, ...homeWire }],
  ['removed', () => removeAddress(customer, 3), '/addressdelete', { user_id: '7', address_id: 3 }],
  [
    'made the default',
    () => setDefaultAddress(customer, 3),
    '/defaultaddress',
    { user_id: '7', address_id: 3 },
  ],
] as const)('the address that is %s is the one that was chosen', async (_change, work, path, input) => {
  const { sent } = await overTheWire(done, work);
  expect(sent).toEqual({ call: `POST ${path}`, ...customer, input });
});

test.each([
  ['added', () => addAddress(customer, home)],
  ['changed', () => updateAddress(customer, 3, home)],
])('a pincode of another city is an error of the field pincode when an address is %s', async (_, work) => {
  const error = { code: 'bad_request', message: '', field: 'customer_pincode' };
  shopApiAnswers(() => Response.json({ error }, { status: 400 }));
  await expect(work()).rejects.toMatchObject({ code: 'bad_request', field: 'pincode' });
});
