import { defineRoute } from '@/lib/bff/define-route';
import { verifyOtpBody } from '@/lib/contract/bff/forms/sign-in';
import { verifyOtpAnswer } from '@/lib/contract/bff/session';
import { checkSession, toSessionAnswer } from '@/lib/session/session-state';
import { verifyOtp } from '@/lib/shop/identity';

export const POST = defineRoute({
  auth: 'none',
  cost: 10,
  body: verifyOtpBody,
  answer: verifyOtpAnswer,
  idempotent: 'optional',
  handler: async ({ body, session, caller, idempotencyKey }) => {
    const asGuest = { ...caller, actor: session.ensureGuest() };
    const { customer, message, merged } = await verifyOtp(asGuest, body, idempotencyKey);
    if (customer) {
      const { name, mobile, actor } = customer;
      session.signIn({ id: actor.id, sid: actor.sid, name, mobile });
    }
    return {
      verified: customer !== undefined,
      message,
      merged,
      session: toSessionAnswer(session, await checkSession(session, caller)),
    };
  },
});
