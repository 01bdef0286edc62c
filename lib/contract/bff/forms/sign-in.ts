import * as z from 'zod/mini';
import { LENGTHS, OTP } from '@/lib/domain/form-patterns';
import { mobileField, nameField, patternField } from './fields';

const mobile = mobileField({ missing: 'signin.mobile_required', wrong: 'signin.mobile_invalid' });

/** Step 1 (spec 5, Sign-in). */
export const requestOtpBody = z.object({
  name: nameField(LENGTHS.signInName, { missing: 'signin.name_required', wrong: 'signin.name_invalid' }),
  mobile,
});

export const resendOtpBody = z.object({ mobile });

/** Step 2 (spec 5, OTP). */
export const verifyOtpBody = z.object({
  mobile,
  otp: patternField(OTP, { missing: 'signin.otp_required', wrong: 'signin.otp_invalid' }),
});
