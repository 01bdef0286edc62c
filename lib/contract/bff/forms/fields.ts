import * as z from 'zod/mini';
import { EMAIL, LENGTHS, MOBILE, VISIBLE } from '@/lib/domain/form-patterns';
import type { MessageId } from '@/lib/messages/message-id';

/** The messages for an empty and for an invalid field; the first that applies is shown (spec 5). */
type FieldMessages = { missing: MessageId; wrong: MessageId };

export function nameField({ min, max }: { min: number; max: number }, { missing, wrong }: FieldMessages) {
  return z
    .string()
    .check(z.trim(), z.regex(VISIBLE, missing), z.minLength(min, wrong), z.maxLength(max, wrong));
}

/** A required text that matches a pattern, such as a mobile number. */
export function patternField(pattern: RegExp, { missing, wrong }: FieldMessages) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.regex(pattern, wrong));
}

export function mobileField(messages: FieldMessages) {
  return patternField(MOBILE, messages);
}

/** A required line of text. */
export function lineField(missing: MessageId, max: number = LENGTHS.addressLine.max) {
  return z.string().check(z.trim(), z.regex(VISIBLE, missing), z.maxLength(max, 'error.bad_request'));
}

/** Empty, or an email address in the spec's format. */
export function optionalEmailField(wrong: MessageId) {
  const isRight = (email: string) => email === '' || EMAIL.test(email);
  return z._default(
    z.string().check(z.trim(), z.maxLength(LENGTHS.email.max, wrong), z.refine(isRight, wrong)),
    '',
  );
}
