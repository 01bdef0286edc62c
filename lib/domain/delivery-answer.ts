import { PINCODE } from './patterns';

/** What there is to say of a pincode: each is a page of its own for browsers without script. */
export type DeliveryAnswer = 'served' | 'not-served' | 'elsewhere' | 'incomplete';

/** `city` is empty outside Tamil Nadu. */
export function deliveryAnswer(delivery: { pincode: string; served: boolean; city: string }): DeliveryAnswer {
  if (!PINCODE.test(delivery.pincode)) return 'incomplete';
  if (delivery.served) return 'served';
  return delivery.city === '' ? 'elsewhere' : 'not-served';
}
