import { LENGTHS, MOBILE, OTP } from '@/lib/domain/patterns';
import type { MessageId } from '@/lib/messages/catalogue';

/** Sign-in full name (spec 5). */
export function nameProblem(name: string): MessageId | undefined {
  const length = name.trim().length;
  if (length === 0) return 'signin.name_required';
  return length < LENGTHS.signInName.min ? 'signin.name_invalid' : undefined;
}

/** Sign-in mobile: ten digits starting 6-9 (spec 5). */
export function mobileProblem(mobile: string): MessageId | undefined {
  if (mobile === '') return 'signin.mobile_required';
  return MOBILE.test(mobile) ? undefined : 'signin.mobile_invalid';
}

/** Exactly 4 digits (spec 5). */
export function otpProblem(otp: string): MessageId | undefined {
  if (otp === '') return 'signin.otp_required';
  return OTP.test(otp) ? undefined : 'signin.otp_invalid';
}
