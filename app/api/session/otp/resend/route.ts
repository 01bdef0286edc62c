import { defineRoute } from '@/lib/bff/define-route';
import { resendOtpBody } from '@/lib/contract/bff/forms/sign-in';
import { resendOtpAnswer } from '@/lib/contract/bff/session';
import { resendOtp } from '@/lib/shop/identity';

export const POST = defineRoute({
  auth: 'none',
  cost: 10,
  body: resendOtpBody,
  answer: resendOtpAnswer,
  handler: async ({ body, session, caller }) =>
    resendOtp({ ...caller, actor: session.ensureGuest() }, body.mobile),
});
