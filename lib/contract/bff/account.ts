import { z } from 'zod';
import { DELETE_WORD } from '@/lib/domain/customer-data';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { UNSETTLED_STATES } from '@/lib/domain/payment-state';
import { idParam, paiseField } from './fields';
import { addressBody } from './forms/address';
import { productCardSchema } from './product';

export const addressSchema = z.object({
  ...addressBody.shape,
  id: z.number().int(),
  isDefault: z.boolean(),
  /** Whether the shop delivers there. */
  served: z.boolean(),
  email: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

export const addressesAnswer = z.object({ addresses: z.array(addressSchema) });
export const addressParams = z.object({ addressId: idParam });
export const citiesAnswer = z.object({ cities: z.array(z.string()) });
export const pincodesQuery = z.object({ city: z.string().trim().min(1).max(LENGTHS.city.max) });
export const pincodesAnswer = z.object({ pincodes: z.array(z.string()) });

export const markedProductsAnswer = z.object({ products: z.array(productCardSchema) });

const profileSchema = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** 0 none, 1 Male, 2 Female, 3 Other (spec 3). */
  gender: z.number().int().min(0).max(3),
  /** yyyy-mm-dd, or empty. */
  birthDate: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileAnswer = z.object({ profile: profileSchema, message: z.string().optional() });

/** What keeps the account from being deleted: ids of open orders, and unsettled payments. */
export const unfinishedSchema = z.object({
  orders: z.array(z.string()),
  payments: z.array(
    z.object({
      id: z.string(),
      state: z.enum(UNSETTLED_STATES),
      amount: paiseField,
      /** Empty when no order was placed. */
      orderId: z.string(),
    }),
  ),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;

/** The customer's data, in the field names of the shop API; `isWhole` is false when older rows are left out. */
export const customerDataAnswer = z.object({
  data: z.record(z.string(), z.unknown()),
  isWhole: z.boolean(),
});
export const deleteAccountBody = z.object({ confirm: z.literal(DELETE_WORD) });
