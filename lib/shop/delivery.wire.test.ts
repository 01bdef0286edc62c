import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import {
  addPincodeAlert,
  getDelivery,
  listPincodeAlerts,
  removePincodeAlert,
  suggestPincode,
} from './delivery';

setStorefrontEnv();

test.each([
  ['641002', { status: 1, message: 'We deliver here.', city_name: 'Coimbatore' }, true],
  ['643001', { status: 400, message: 'Not yet.', city_name: 'The Nilgiris' }, false],
])('[8.pincode.answer] the pincode %s with %j is served: %j', async (pincode, data, served) => {
  const { sent, result } = await overTheWire({ data }, () => getDelivery(pincode, {}));
  expect(sent).toEqual({ call: 'POST /pincodeAvailability', input: { pincode } });
  expect(result).toEqual({ pincode, served, city: data.city_name, message: data.message });
});

test.each([
  { status: 1, pincode: '641002', message: '' },
  { status: 2, pincode: '', message: 'Only in Tamil Nadu.' },
])('a location is sent as it is, and suggests %j', async (data) => {
  const place = { latitude: 11.016, longitude: 76.955 };
  const { sent, result } = await overTheWire({ data }, () => suggestPincode(place, {}));
  expect(sent).toEqual({ call: 'POST /pincodeNearby', input: place });
  expect(result).toEqual({ pincode: data.pincode, message: data.message });
});

test('the customer’s pincode alerts are listed in the order of the shop', async () => {
  const data = { pincodelist: [{ pincode: '643001' }, { pincode: '600001' }] };
  const { sent, result } = await overTheWire({ data }, () => listPincodeAlerts(customer));
  expect(sent).toEqual({ call: 'GET /pincodealertlist', ...customer, input: { user_id: '7' } });
  expect(result).toEqual(['643001', '600001']);
});

test.each([
  ['requested', () => addPincodeAlert(customer, '643001'), '/pincodealert'],
  ['cancelled', () => removePincodeAlert(customer, '643001'), '/pincodealertremove'],
])('a pincode alert is %s for the pincode that was chosen', async (_change, work, path) => {
  const { sent } = await overTheWire({ data: { status: 1, message: '' } }, work);
  expect(sent).toEqual({
    call: `POST ${path}`,
    ...customer,
    input: { user_id: '7', pincode: '643001' },
  });
});
