import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { getProfile, updateProfile } from './profile';

setStorefrontEnv();

const shared = { name: 'Meena Devi', mobile: '9843012345', email: 'meena@example.com', gender: 2 };

test('the profile includes the date of birth', async () => {
  const message = { ...shared, d_o_b: '1990-05-01' };
  const { sent, result } = await overTheWire({ data: { message } }, () => getProfile(customer));
  expect(sent).toEqual({ call: 'GET /profile', ...customer, input: { user_id: '7' } });
  expect(result).toEqual({ ...shared, birthDate: '1990-05-01' });
});

test.each(['1990-05-01', ''])('the profile is saved with the date of birth %j', async (birthDate) => {
  const save = () => updateProfile(customer, { ...shared, birthDate });
  const { sent, result } = await overTheWire({ data: { message: 'Saved.' } }, save);
  const input = { user_id: '7', ...shared, d_o_b: birthDate };
  expect(sent).toEqual({ call: 'POST /profileEdit', ...customer, input });
  expect(result).toBe('Saved.');
});
