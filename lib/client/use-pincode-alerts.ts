'use client';

import useSWR, { mutate } from 'swr';
import { fetchJson } from './fetcher';
import { isPincodeAlerts } from './guards';
import { keys } from './keys';
import { useSession } from './session/use-session';
import { swrOptions } from './swr-options';

export type UsePincodeAlerts = {
  status: 'loading' | 'guest' | 'customer' | 'unavailable';
  isWaiting: (pincode: string) => boolean;
  /** Requests an SMS alert, or cancels it. @throws ShopError conflict when there are too many */
  change: (pincode: string, wanted: boolean) => Promise<void>;
};

/** Pincodes for which the customer gets an SMS once the shop delivers there; nothing is loaded for guests. */
export function usePincodeAlerts(): UsePincodeAlerts {
  const { status } = useSession();
  const { data } = useSWR(
    status === 'customer' ? keys.pincodeAlerts : null,
    () => fetchJson(keys.pincodeAlerts, isPincodeAlerts),
    swrOptions,
  );
  return { status, isWaiting: (pincode) => data?.pincodes.includes(pincode) ?? false, change };
}

async function change(pincode: string, wanted: boolean): Promise<void> {
  const method = wanted ? 'PUT' : 'DELETE';
  const answer = await fetchJson(keys.pincodeAlert(pincode), isPincodeAlerts, { method });
  await mutate(keys.pincodeAlerts, answer, { revalidate: false });
}
