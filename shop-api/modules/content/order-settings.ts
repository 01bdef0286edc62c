import type { z } from 'zod';
import type { orderSettingsWire } from '@/lib/contract/shop/content';
import { paise, rupeesFromPaise } from '@/lib/domain/money';
import { siteSettings } from '@/shop-api/db/schema/content';
import type { Deps } from '@/shop-api/deps';

const { minimumPurchasePaise, maximumPurchasePaise } = siteSettings;
/** What a query reads for `toOrderSettings`. */
export const limitColumns = { minimumPurchasePaise, maximumPurchasePaise };

type Limits = { [Column in keyof typeof limitColumns]: number };

/** What an order is bounded by and how it can be paid. */
export function toOrderSettings(
  limits: Limits,
  payments: Deps['payments'],
): z.input<typeof orderSettingsWire> {
  return {
    minimum_purchase: rupeesFromPaise(paise(limits.minimumPurchasePaise)),
    maximum_purchase: rupeesFromPaise(paise(limits.maximumPurchasePaise)),
    online_payment: payments ? '1' : '0',
  };
}
