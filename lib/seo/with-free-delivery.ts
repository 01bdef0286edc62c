import type { DeliveryTerms } from '@/lib/contract/bff/content';
import type { Text } from '@/lib/messages/text';

/** Adds to a description that delivery is free, if the shop has set that (decisions.md 36). */
export function withFreeDelivery(text: Text, description: string, { isDeliveryFree }: DeliveryTerms): string {
  return isDeliveryFree ? `${description} ${text('home.hero_free')}` : description;
}
