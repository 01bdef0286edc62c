import * as z from 'zod/mini';
import { CONTACT_KINDS } from '@/lib/domain/enquiry';
import { ENQUIRY_EMAIL, ENQUIRY_NAME, LENGTHS } from '@/lib/domain/form-patterns';
import { mobileField, nameField, patternField } from './fields';

const email = { missing: 'contact.email_required', wrong: 'contact.email_invalid' } as const;

/** Contact form (spec 3 and 5). */
export const contactBody = z.object({
  fullName: nameField(LENGTHS.enquiryName, {
    missing: 'contact.name_required',
    wrong: 'contact.name_invalid',
  }).check(z.regex(ENQUIRY_NAME, 'contact.name_invalid')),
  phoneNumber: mobileField({ missing: 'contact.mobile_required', wrong: 'contact.mobile_invalid' }),
  email: patternField(ENQUIRY_EMAIL, email).check(z.maxLength(LENGTHS.email.max, email.wrong)),
  messages: z.string().check(z.trim(), z.maxLength(LENGTHS.enquiryMessage.max, 'error.bad_request')),
  kind: z.enum(CONTACT_KINDS),
  /** A CaptchaSolution as JSON. */
  captcha: z.string().check(z.minLength(1, 'contact.captcha_required'), z.maxLength(4000)),
});
export type ContactMessage = z.infer<typeof contactBody>;
