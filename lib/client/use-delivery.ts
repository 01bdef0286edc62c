'use client';

import { useSyncExternalStore } from 'react';
import useSWR, { mutate } from 'swr';
import type { Delivery, Place } from '@/lib/contract/bff/delivery';
import { fetchJson } from './fetcher';
import { isDelivery } from './guards';
import { keys } from './keys';
import { knownPincode, subscribeToPincode } from './pincode-store';
import { swrOptions } from './swr-options';
import { useSession } from './use-session';

const options = { ...swrOptions, revalidateIfStale: false };

const readDelivery = (path: string) => fetchJson(path, isDelivery);

/** Whether the shop delivers to a pincode; undefined until it is known, and when it could not be asked. */
function useDelivery(pincode: string | undefined): Delivery | undefined {
  return useSWR(pincode ? keys.delivery(pincode) : null, readDelivery, options).data;
}

/** Asks the shop anew, and tells every screen. @throws ShopError */
export async function checkDelivery(pincode: string): Promise<Delivery> {
  const key = keys.delivery(pincode);
  const answer = await readDelivery(key);
  await mutate(key, answer, { revalidate: false });
  return answer;
}

const none = () => undefined;

export type UseMyDelivery = {
  /** Where orders would go: what was set in this browser, else where the customer's default address is. */
  pincode: string | undefined;
  /** Undefined until it is known whether the shop delivers there. */
  place: Place | undefined;
};

/** The pincode the shopper shops for; none on the server, where pages are the same for everybody. */
export function useMyDelivery(): UseMyDelivery {
  const set = useSyncExternalStore(subscribeToPincode, knownPincode, none);
  const home = useSession().customer?.place;
  const asked = useDelivery(set);
  return set ? { pincode: set, place: asked } : { pincode: home?.pincode, place: home };
}
