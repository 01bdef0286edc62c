import { z } from 'zod';
import { EMAIL, LENGTHS, MOBILE, PINCODE } from '@/lib/domain/patterns';
import { productCardSchema } from './product';

const line = z.string().trim().max(LENGTHS.addressLine.max);

/** Address form (spec 5), with the spec's field names in camelCase. */
export const addressBody = z.object({
  name: z.string().trim().min(LENGTHS.addressName.min).max(LENGTHS.addressName.max),
  mobile: z.string().regex(MOBILE),
  email: z.union([z.string().regex(EMAIL).max(120), z.literal('')]).default(''),
  address: line.min(1),
  area: line.min(1),
  landmark: line.default(''),
  state: z.literal('Tamil Nadu').default('Tamil Nadu'),
  city: z.string().trim().min(1).max(60),
  pincode: z.string().regex(PINCODE),
});
export type AddressInput = z.infer<typeof addressBody>;

export const addressSchema = addressBody.extend({
  id: z.number().int(),
  isDefault: z.boolean(),
  email: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

export const addressesAnswer = z.object({ addresses: z.array(addressSchema) });
export const addressParams = z.object({ addressId: z.coerce.number().int().positive().max(2_147_483_647) });
export const citiesAnswer = z.object({ cities: z.array(z.string()) });
export const pincodesQuery = z.object({ city: z.string().trim().min(1).max(60) });
export const pincodesAnswer = z.object({ pincodes: z.array(z.string()) });

export const markedProductsAnswer = z.object({ products: z.array(productCardSchema) });

export const profileSchema = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** 0 none, 1 Male, 2 Female, 3 Other (spec 3). */
  gender: z.number().int().min(0).max(3),
  /** yyyy-mm-dd, or empty. */
  birthDate: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileBody = z.object({
  name: z.string().trim().min(LENGTHS.profileName.min).max(LENGTHS.profileName.max),
  email: z.union([z.string().regex(EMAIL).max(120), z.literal('')]).default(''),
  gender: z.number().int().min(0).max(3),
  birthDate: z.union([z.iso.date(), z.literal('')]),
});
export const profileAnswer = z.object({ profile: profileSchema, message: z.string().optional() });
