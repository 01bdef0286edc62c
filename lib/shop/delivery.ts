import 'server-only';
import type { Delivery, FoundPincode } from '@/lib/contract/bff/delivery';
import {
  pincodeAvailability,
  pincodealert,
  pincodealertlist,
  pincodealertremove,
  pincodeNearby,
} from '@/lib/contract/shop/delivery';
import { asCustomer, type CustomerCaller } from './acting';
import { type Caller, shopFetch } from './shop-fetch';

export async function getDelivery(pincode: string, caller: Caller): Promise<Delivery> {
  const { data } = await shopFetch(pincodeAvailability, { pincode }, { ...caller, read: true });
  return { pincode, served: data.status === 1, city: data.city_name, message: data.message };
}

/** The pincode of a place in degrees, as a suggestion; an empty one with a message outside Tamil Nadu. */
export async function suggestPincode(
  place: { latitude: number; longitude: number },
  caller: Caller,
): Promise<FoundPincode> {
  const { data } = await shopFetch(pincodeNearby, place, { ...caller, read: true });
  return { pincode: data.pincode, message: data.message };
}

/** Pincodes the customer hears of when they are delivered to, newest first. */
export async function listPincodeAlerts(caller: CustomerCaller): Promise<string[]> {
  const { data } = await shopFetch(pincodealertlist, asCustomer(caller), caller);
  return data.pincodelist.map(({ pincode }) => pincode);
}

/** Asks for an SMS; again changes nothing, and neither does a pincode that is served. @throws ShopError not_found. */
export async function addPincodeAlert(caller: CustomerCaller, pincode: string): Promise<void> {
  await shopFetch(pincodealert, { ...asCustomer(caller), pincode }, caller);
}

/** Takes that back; again changes nothing. */
export async function removePincodeAlert(caller: CustomerCaller, pincode: string): Promise<void> {
  await shopFetch(pincodealertremove, { ...asCustomer(caller), pincode }, caller);
}
