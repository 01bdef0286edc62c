'use client';

import { useSearchParams } from 'next/navigation';
import { orderIdFromLabel } from '@/lib/config/paths';

type OrderInAddress = {
  /** Undefined when the URL has no valid order id. */
  orderId: string | undefined;
  /** Whether the URL has an `order_id`, valid or not. */
  hasLabel: boolean;
};

/** The order in `?order_id=`, base64-encoded (decisions.md 19). Needs a Suspense boundary. */
export function useOrderId(): OrderInAddress {
  const label = useSearchParams().get('order_id');
  return { orderId: orderIdFromLabel(label), hasLabel: label !== null && label !== '' };
}
