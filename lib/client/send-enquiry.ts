import { keys } from '@/lib/config/api-paths';
import type { SentEnquiry } from '@/lib/contract/bff/enquiry';
import type { ContactMessage } from '@/lib/contract/bff/forms/contact';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';

const isSentEnquiry = shapeOf<SentEnquiry>({ message: 'string', ticket: 'string' });

/**
 * Sends a message of the contact form; the same message with the same captcha is stored once.
 *
 * @throws ShopError bad_request of `captcha`, or conflict: the captcha has to be solved again.
 */
export function sendEnquiry(message: ContactMessage): Promise<SentEnquiry> {
  return fetchJson(keys.enquiries, isSentEnquiry, { method: 'POST', body: message });
}
