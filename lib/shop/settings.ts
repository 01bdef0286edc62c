import 'server-only';
import type { z } from 'zod';
import { orderSettings, type orderSettingsWire } from '@/lib/contract/shop/content';
import { paiseFromRupees } from '@/lib/domain/money';
import type { PurchaseLimits } from '@/lib/domain/purchase-limits';
import { firstOf } from './first-of';
import { shopFetch } from './shop-fetch';

type SettingsWire = z.output<typeof orderSettingsWire>;

export type OrderSettings = {
  /** 0 means no limit. */
  limits: PurchaseLimits;
  /** Whether the shop takes online payment; it always takes Cash On Delivery. */
  onlinePayment: boolean;
};

export async function getOrderSettings(): Promise<OrderSettings> {
  return toOrderSettings(firstOf((await shopFetch(orderSettings, {})).data));
}

export function toOrderSettings(wire: SettingsWire): OrderSettings {
  return {
    limits: {
      minimum: paiseFromRupees(wire.minimum_purchase),
      maximum: paiseFromRupees(wire.maximum_purchase),
    },
    onlinePayment: wire.online_payment === '1',
  };
}
