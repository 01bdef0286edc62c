import 'server-only';
import type { Delivery, FoundPincode } from '@/lib/contract/bff/delivery';
import {
  pincodeAvailability,
  pincodealert,
  pincodealertlist,
  pincodealertremove,
  pincodeNearby,
} from '@/lib/contract/shop/delivery';
import { wireStatus } from '@/lib/contract/shop/wire';
import { asCustomer, type CustomerCaller } from './acting';
import { type Caller, shopFetch } from './shop-fetch';

export async function getDelivery(pincode: string, caller: Caller): Promise<Delivery> {
  const { data } = await shopFetch(pincodeAvailability, { pincode }, caller);
  return { pincode, served: data.status === wireStatus.done, city: data.city_name, message: data.message };
}

/** Suggests the pincode of a location in degrees; an empty pincode with a message outside Tamil Nadu. */
export async function suggestPincode(
  place: { latitude: number; longitude: number },
  caller: Caller,
): Promise<FoundPincode> {
  const { data } = await shopFetch(pincodeNearby, place, caller);
  return { pincode: data.pincode, message: data.message };
}

/** Pincodes for which the customer gets an SMS once the shop delivers there, newest first. */
export async function listPincodeAlerts(caller: CustomerCaller): Promise<string[]> {
  const { data } = await shopFetch(pincodealertlist, asCustomer(caller), caller);
  return data.pincodelist.map(({ pincode }) => pincode);
}

/** Requests an SMS; idempotent, and does nothing for a pincode that is served already. @throws ShopError not_found. */
export async function addPincodeAlert(caller: CustomerCaller, pincode: string): Promise<void> {
  await shopFetch(pincodealert, { ...asCustomer(caller), pincode }, caller);
}

/** Cancels that request; idempotent. */
export async function removePincodeAlert(caller: CustomerCaller, pincode: string): Promise<void> {
  await shopFetch(pincodealertremove, { ...asCustomer(caller), pincode }, caller);
}
