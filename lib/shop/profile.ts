import 'server-only';
import type { Profile } from '@/lib/contract/bff/account';
import { profile, profileEdit } from '@/lib/contract/shop/identity';
import { asCustomer, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';

export async function getProfile(caller: CustomerCaller): Promise<Profile> {
  const { data } = await shopFetch(profile, asCustomer(caller), caller);
  const { name, mobile, email, gender, d_o_b: birthDate } = data.message;
  return { name, mobile, email, gender, birthDate };
}

/** Saves the profile and returns the server's message; `mobile` must be the customer's own, as it cannot change. */
export async function updateProfile(caller: CustomerCaller, changed: Profile): Promise<string> {
  const { birthDate, ...fields } = changed;
  const input = { ...asCustomer(caller), ...fields, d_o_b: birthDate };
  return (await shopFetch(profileEdit, input, caller)).data.message;
}
