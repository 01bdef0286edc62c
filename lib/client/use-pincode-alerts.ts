'use client';

import { keys } from '@/lib/config/api-paths';
import { changeData } from './change-data';
import { shapeOf } from './guards';
import { type UseSession, useSession } from './session/use-session';
import { useRead } from './use-read';

const isPincodeAlerts = shapeOf<{ pincodes: string[] }>({ pincodes: 'list' });

type UsePincodeAlerts = {
  status: UseSession['status'];
  isWaiting: (pincode: string) => boolean;
  /** Requests an SMS alert, or cancels it. @throws ShopError conflict when there are too many */
  change: (pincode: string, wanted: boolean) => Promise<void>;
};

/** Pincodes for which the customer gets an SMS once the shop delivers there; nothing is loaded for guests. */
export function usePincodeAlerts(): UsePincodeAlerts {
  const { status } = useSession();
  const { data } = useRead(status === 'customer' ? keys.pincodeAlerts : null, isPincodeAlerts);
  return { status, isWaiting: (pincode) => data?.pincodes.includes(pincode) ?? false, change: saveAlert };
}

async function saveAlert(pincode: string, wanted: boolean): Promise<void> {
  const change = { path: keys.pincodeAlert(pincode), method: wanted ? 'PUT' : 'DELETE' } as const;
  await changeData(keys.pincodeAlerts, isPincodeAlerts, change);
}
