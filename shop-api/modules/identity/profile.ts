import type { z } from 'zod';
import type { profile, profileEdit } from '@/lib/contract/shop/identity';
import { isBirthDate } from '@/lib/domain/dates';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';
import { type Customer, changeDetails, getCustomer } from '@/shop-api/modules/customers/repository';
import { identityMessages } from './messages';

type ProfileWire = z.infer<typeof profile.output>['data']['message'];
type ProfileEdit = z.infer<typeof profileEdit.input>;

export function toProfile({ name, mobile, email, gender, dateOfBirth }: Customer): ProfileWire {
  return { name, mobile, email, gender, d_o_b: dateOfBirth ?? '' };
}

/** Date of birth between 1900-01-01 and today in India (spec 5). @throws ShopError bad_request with the field. */
export async function editProfile(deps: Deps, id: string, edit: ProfileEdit): Promise<void> {
  const customer = await getCustomer(deps.db, id);
  if (edit.mobile !== customer.mobile) throw new ShopError('bad_request', { field: 'mobile' });
  const { name, email, gender, d_o_b: birthDate } = edit;
  if (birthDate !== '' && !isBirthDate(birthDate, deps.clock.now())) {
    throw new ShopError('bad_request', { field: 'd_o_b', message: identityMessages.invalidBirthDate });
  }
  const details = { name, email, gender, dateOfBirth: birthDate || null };
  if (!(await changeDetails(deps.db, id, details))) throw new ShopError('unauthenticated');
}
