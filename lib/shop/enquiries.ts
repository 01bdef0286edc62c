import 'server-only';
import type { SentEnquiry } from '@/lib/contract/bff/enquiry';
import type { ContactLetter } from '@/lib/contract/bff/forms/contact';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import type { ActingCaller } from './acting';
import { shopFetch } from './shop-fetch';

/**
 * Hands a letter of the contact form to the shop; a key is good for one letter.
 *
 * @throws ShopError conflict when the key was used for another one; too_many.
 */
export function sendEnquiry(
  caller: ActingCaller,
  letter: Omit<ContactLetter, 'captcha'>,
  idempotencyKey: string,
): Promise<SentEnquiry> {
  const { fullName: name, phoneNumber: mobile, messages: message, ...rest } = letter;
  const input = { name, mobile, message, ...rest, feedback_from: '1' as const };
  return shopFetch(enquirySave, input, { ...caller, idempotencyKey });
}
