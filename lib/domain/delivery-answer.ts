import { PINCODE } from './patterns';

/** Results of a pincode check. Each has its own page, for browsers without JavaScript. */
export type DeliveryAnswer = 'served' | 'not-served' | 'elsewhere' | 'incomplete';

/** `city` is empty outside Tamil Nadu. */
export function deliveryAnswer(delivery: { pincode: string; served: boolean; city: string }): DeliveryAnswer {
  if (!PINCODE.test(delivery.pincode)) return 'incomplete';
  if (delivery.served) return 'served';
  return delivery.city === '' ? 'elsewhere' : 'not-served';
}
