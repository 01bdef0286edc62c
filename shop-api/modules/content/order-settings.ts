import type { z } from 'zod';
import type { orderSettingsWire } from '@/lib/contract/shop/content';
import { siteSettings } from '@/shop-api/db/schema/content';
import type { Deps } from '@/shop-api/deps';
import { rupees } from '@/shop-api/rupees';

const { minimumPurchasePaise, maximumPurchasePaise } = siteSettings;
/** The columns a query needs for `toOrderSettings`. */
export const limitColumns = { minimumPurchasePaise, maximumPurchasePaise };

type Limits = { [Column in keyof typeof limitColumns]: number };

/** The purchase limits and whether online payment is available, in wire format. */
export function toOrderSettings(
  limits: Limits,
  payments: Deps['payments'],
): z.input<typeof orderSettingsWire> {
  return {
    minimum_purchase: rupees(limits.minimumPurchasePaise),
    maximum_purchase: rupees(limits.maximumPurchasePaise),
    online_payment: payments ? '1' : '0',
  };
}
