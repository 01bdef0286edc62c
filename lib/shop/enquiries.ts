import 'server-only';
import type { SentEnquiry } from '@/lib/contract/bff/enquiry';
import type { ContactMessage } from '@/lib/contract/bff/forms/contact';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import type { ActingCaller } from './acting';
import { shopFetch } from './shop-fetch';

/**
 * Sends a message of the contact form to the shop; each key can be used for one message.
 *
 * @throws ShopError conflict when the key was used for another message; too_many.
 */
export function sendEnquiry(
  caller: ActingCaller,
  contact: Omit<ContactMessage, 'captcha'>,
  idempotencyKey: string,
): Promise<SentEnquiry> {
  const { fullName: name, phoneNumber: mobile, messages: message, ...rest } = contact;
  const input = { name, mobile, message, ...rest, feedback_from: '1' as const };
  return shopFetch(enquirySave, input, { ...caller, idempotencyKey });
}
