'use client';

import { useSyncExternalStore } from 'react';
import useSWR, { mutate } from 'swr';
import { keys } from '@/lib/config/api-paths';
import type { Delivery, Place } from '@/lib/contract/bff/delivery';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';
import { knownPincode, subscribeToPincode } from './pincode-store';
import { useSession } from './session/use-session';
import { swrOptions } from './swr-options';

const isDelivery = shapeOf<Delivery>({
  pincode: 'string',
  served: 'boolean',
  city: 'string',
  message: 'string',
});

const options = { ...swrOptions, revalidateIfStale: false };

const readDelivery = (path: string) => fetchJson(path, isDelivery);

/** Whether the shop delivers to a pincode; undefined while loading and when the request failed. */
function useDelivery(pincode: string | undefined): Delivery | undefined {
  return useSWR(pincode ? keys.delivery(pincode) : null, readDelivery, options).data;
}

/** Checks a pincode again and updates the SWR cache. @throws ShopError */
export async function checkDelivery(pincode: string): Promise<Delivery> {
  const key = keys.delivery(pincode);
  const answer = await readDelivery(key);
  await mutate(key, answer, { revalidate: false });
  return answer;
}

const none = () => undefined;

type UseMyDelivery = {
  /** The pincode set in this browser, else that of the customer's default address. */
  pincode: string | undefined;
  /** The place of the pincode; undefined until it is known whether the shop delivers there. */
  place: Place | undefined;
};

/** The shopper's delivery pincode; none on the server, where pages are the same for everybody. */
export function useMyDelivery(): UseMyDelivery {
  const set = useSyncExternalStore(subscribeToPincode, knownPincode, none);
  const home = useSession().customer?.place;
  const delivery = useDelivery(set);
  return set ? { pincode: set, place: delivery } : { pincode: home?.pincode, place: home };
}
