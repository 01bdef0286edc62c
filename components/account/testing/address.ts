import { answer } from '@/lib/testing/fake-bff';

export const ADD = 'POST /api/addresses';
export const SAVE = 'Save address';
/** The answer of a shop that is down. */
export const silent = () => answer(503, { error: { code: 'unavailable', message: '' } });
/** A valid address, by the labels of its fields. */
export const right = {
  Name: 'Meena',
  'Mobile number': '9843012345',
  Email: 'meena.s1@shop.com',
  Address: '14 Kamaraj Street',
  Area: 'R.S. Puram',
  Landmark: '',
  City: 'Coimbatore',
  Pincode: '641002',
};
