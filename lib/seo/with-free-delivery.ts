import type { DeliveryTerms } from '@/lib/contract/bff/catalogue';
import type { Text } from '@/lib/messages/text';

/** A description, and that delivery is free where the shop says so (decisions.md 36). */
export function withFreeDelivery(text: Text, description: string, { isDeliveryFree }: DeliveryTerms): string {
  return isDeliveryFree ? `${description} ${text('home.hero_free')}` : description;
}
