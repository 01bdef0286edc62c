import type { SentEnquiry } from '@/lib/contract/bff/enquiry';
import type { ContactLetter } from '@/lib/contract/bff/forms/contact';
import { fetchJson } from './fetcher';
import { isSentEnquiry } from './guards';
import { keys } from './keys';

/**
 * Sends a letter of the contact form; the same letter with the same captcha is kept once.
 *
 * @throws ShopError bad_request of `captcha`, or conflict: the captcha has to be solved again.
 */
export function sendEnquiry(letter: ContactLetter): Promise<SentEnquiry> {
  return fetchJson(keys.enquiries, isSentEnquiry, { method: 'POST', body: letter });
}
