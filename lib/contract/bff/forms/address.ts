import * as z from 'zod/mini';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { PINCODE } from '@/lib/domain/patterns';
import { STATE } from '@/lib/domain/state';
import { lineField, mobileField, nameField, optionalEmailField, patternField } from './fields';

/** Address form (spec 5), validated in the same way while typing and on submit. */
export const addressBody = z.object({
  name: nameField(LENGTHS.addressName, { missing: 'address.name_required', wrong: 'address.name_invalid' }),
  mobile: mobileField({ missing: 'address.mobile_required', wrong: 'address.mobile_invalid' }),
  email: optionalEmailField('address.email_invalid'),
  address: lineField('address.address_required'),
  area: lineField('address.area_required'),
  landmark: z._default(
    z.string().check(z.trim(), z.maxLength(LENGTHS.addressLine.max, 'error.bad_request')),
    '',
  ),
  state: z._default(z.literal(STATE, 'address.state_required'), STATE),
  city: lineField('address.city_required', LENGTHS.city.max),
  pincode: patternField(PINCODE, { missing: 'address.pincode_required', wrong: 'address.pincode_invalid' }),
});
export type AddressInput = z.infer<typeof addressBody>;
export type AddressField = keyof AddressInput;
