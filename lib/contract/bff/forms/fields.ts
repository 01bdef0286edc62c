import * as z from 'zod/mini';
import { EMAIL, LENGTHS, MOBILE, VISIBLE } from '@/lib/domain/patterns';
import type { MessageId } from '@/lib/messages/message-id';

/** What is said of an empty and of a wrong field; the first that fits is shown (spec 5). */
type Words = { missing: MessageId; wrong: MessageId };

export function nameField({ min, max }: { min: number; max: number }, { missing, wrong }: Words) {
  return z
    .string()
    .check(z.trim(), z.regex(VISIBLE, missing), z.minLength(min, wrong), z.maxLength(max, wrong));
}

/** A text of a known form, such as ten digits of a mobile. */
export function patternField(pattern: RegExp, { missing, wrong }: Words) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.regex(pattern, wrong));
}

export function mobileField(words: Words) {
  return patternField(MOBILE, words);
}

/** One line that must hold something. */
export function lineField(missing: MessageId, max: number = LENGTHS.addressLine.max) {
  return z.string().check(z.trim(), z.regex(VISIBLE, missing), z.maxLength(max, 'error.bad_request'));
}

/** Empty, or an address of the spec's form. */
export function optionalEmailField(wrong: MessageId) {
  const isRight = (email: string) => email === '' || EMAIL.test(email);
  return z._default(
    z.string().check(z.trim(), z.maxLength(LENGTHS.email.max, wrong), z.refine(isRight, wrong)),
    '',
  );
}
