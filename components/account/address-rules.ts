import { EMAIL, LENGTHS, MOBILE, PINCODE } from '@/lib/domain/patterns';
import type { MessageId } from '@/lib/messages/catalogue';
import type { FieldRules } from './use-fields';

export const ADDRESS_FIELDS = [
  'name',
  'mobile',
  'email',
  'address',
  'area',
  'landmark',
  'state',
  'city',
  'pincode',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

function required(message: MessageId) {
  return (value: string) => (value.trim() === '' ? message : undefined);
}

/** Address form (spec 5), the same on submit and live. */
export const ADDRESS_RULES: FieldRules<AddressField> = {
  name: (value) => {
    const length = value.trim().length;
    if (length === 0) return 'address.name_required';
    return length < LENGTHS.addressName.min ? 'address.name_invalid' : undefined;
  },
  mobile: (value) => {
    if (value === '') return 'address.mobile_required';
    return MOBILE.test(value) ? undefined : 'address.mobile_invalid';
  },
  email: (value) => (value === '' || EMAIL.test(value) ? undefined : 'address.email_invalid'),
  address: required('address.address_required'),
  area: required('address.area_required'),
  state: required('address.state_required'),
  city: required('address.city_required'),
  pincode: (value) => {
    if (value === '') return 'address.pincode_required';
    return PINCODE.test(value) ? undefined : 'address.pincode_invalid';
  },
};
