'use client';

import { useSyncExternalStore } from 'react';
import useSWR, { mutate } from 'swr';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { fetchJson } from './fetcher';
import { isDelivery } from './guards';
import { keys } from './keys';
import { knownPincode, subscribeToPincode } from './pincode-store';
import { swrOptions } from './swr-options';

const options = { ...swrOptions, revalidateIfStale: false };

const readDelivery = (path: string) => fetchJson(path, isDelivery);

/** Whether the shop delivers to a pincode; undefined until it is known, and when it could not be asked. */
export function useDelivery(pincode: string | undefined): Delivery | undefined {
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

/** The pincode this browser shops for; undefined on the server and while none is known. */
export function usePincode(): string | undefined {
  return useSyncExternalStore(subscribeToPincode, knownPincode, none);
}

/** As `useDelivery`, for the pincode this browser shops for. */
export function useMyDelivery(): Delivery | undefined {
  return useDelivery(usePincode());
}
