import 'server-only';
import type { z } from 'zod';
import type { Address } from '@/lib/contract/bff/account';
import type { AddressInput } from '@/lib/contract/bff/forms/address';
import {
  address as addAddressCall,
  addressdelete,
  addresslisting,
  addressupdate,
  type addressWire,
  defaultaddress,
} from '@/lib/contract/shop/account';
import { isShopError, ShopError } from '@/lib/domain/errors';
import { asCustomer, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';

const PREFIX = 'customer_';

type AddressFieldsWire = Omit<z.output<typeof addressWire>, 'address_id' | 'default_address'>;

/** The address fields without the prefix of the spec; also used for the shipping address of an order. */
export function toAddressFields(wire: AddressFieldsWire): AddressInput {
  return {
    name: wire.customer_name,
    mobile: wire.customer_mobile,
    email: wire.customer_email,
    address: wire.customer_address,
    area: wire.customer_area,
    landmark: wire.customer_landmark,
    state: wire.customer_state,
    city: wire.customer_city,
    pincode: wire.customer_pincode,
  };
}

function toFieldsWire(input: AddressInput): AddressFieldsWire {
  return {
    customer_name: input.name,
    customer_mobile: input.mobile,
    customer_email: input.email,
    customer_address: input.address,
    customer_area: input.area,
    customer_landmark: input.landmark,
    customer_state: input.state,
    customer_city: input.city,
    customer_pincode: input.pincode,
  };
}

/** Renames the invalid field of an error to the name that the form uses. */
async function withFormFieldName<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!isShopError(error) || !error.field?.startsWith(PREFIX)) throw error;
    throw new ShopError(error.code, { field: error.field.slice(PREFIX.length), cause: error });
  }
}

/** The customer's addresses, the default first. */
export async function listAddresses(caller: CustomerCaller): Promise<Address[]> {
  const { data } = await shopFetch(addresslisting, asCustomer(caller), caller);
  return data.addresslist.map((wire) => ({
    id: wire.address_id,
    isDefault: wire.default_address === '1',
    served: wire.served === '1',
    ...toAddressFields(wire),
  }));
}

/** Adds an address and returns its id; the first address becomes the default. */
export async function addAddress(caller: CustomerCaller, input: AddressInput): Promise<number> {
  const fields = { ...asCustomer(caller), ...toFieldsWire(input) };
  return (await withFormFieldName(shopFetch(addAddressCall, fields, caller))).address_id;
}

/** @throws ShopError not_found for an address that is not the customer's own. */
export async function updateAddress(caller: CustomerCaller, id: number, input: AddressInput): Promise<void> {
  await withFormFieldName(shopFetch(addressupdate, { ...toFieldsWire(input), address_id: id }, caller));
}

/** @throws ShopError not_found for an address that is not the customer's own. */
export async function removeAddress(caller: CustomerCaller, id: number): Promise<void> {
  await shopFetch(addressdelete, { ...asCustomer(caller), address_id: id }, caller);
}

/** @throws ShopError not_found for an address that is not the customer's own. */
export async function setDefaultAddress(caller: CustomerCaller, id: number): Promise<void> {
  await shopFetch(defaultaddress, { ...asCustomer(caller), address_id: id }, caller);
}
