import { defineRoute } from '@/lib/bff/define-route';
import { getEnv } from '@/lib/config/env';
import { requestOtpBody } from '@/lib/contract/bff/forms/sign-in';
import { requestOtpAnswer } from '@/lib/contract/bff/session';
import { requestOtp } from '@/lib/shop/identity';

export const POST = defineRoute({
  auth: 'none',
  cost: 10,
  body: requestOtpBody,
  answer: requestOtpAnswer,
  handler: async ({ body, session, caller }) => ({
    ...(await requestOtp({ ...caller, actor: session.ensureGuest() }, body)),
    demoInboxUrl: getEnv().demoInboxUrl,
  }),
});
