import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { ZERO_PAISE } from '@/lib/domain/money';
import { lifetimes, tags } from '@/lib/shop/cache';
import { getOrderSettings, type OrderSettings } from '@/lib/shop/settings';
import { readAtBuildOr } from './read-at-build';

const NO_SETTINGS: OrderSettings = {
  limits: { minimum: ZERO_PAISE, maximum: ZERO_PAISE },
  onlinePayment: false,
};

export async function cachedOrderSettings(): Promise<OrderSettings> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.settings);
  return readAtBuildOr(NO_SETTINGS, () => getOrderSettings());
}

/** Whether the shop takes online payment, cached for longer than the limits, for pages that only mention it. */
export async function cachedPaysOnline(): Promise<boolean> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.content);
  return (await readAtBuildOr(NO_SETTINGS, () => getOrderSettings())).onlinePayment;
}
