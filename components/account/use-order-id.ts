'use client';

import { useSearchParams } from 'next/navigation';
import { orderIdFromLabel } from '@/lib/config/paths';

export type OrderInAddress = {
  /** Undefined when the address names none that could exist. */
  orderId: string | undefined;
  /** The address carries an order_id, whatever it is. */
  asked: boolean;
};

/** The order of `?order_id=`, base64 in the address (decisions.md 19). Needs a Suspense around it. */
export function useOrderId(): OrderInAddress {
  const label = useSearchParams().get('order_id');
  return { orderId: orderIdFromLabel(label), asked: label !== null && label !== '' };
}
