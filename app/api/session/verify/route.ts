import { defineRoute } from '@/lib/bff/define-route';
import { verifyOtpAnswer, verifyOtpBody } from '@/lib/contract/bff/session';
import { toSessionAnswer } from '@/lib/session/session-state';
import { verifyOtp } from '@/lib/shop/identity';

export const POST = defineRoute({
  auth: 'none',
  body: verifyOtpBody,
  answer: verifyOtpAnswer,
  handler: async ({ body, session, caller }) => {
    const { customer, message, mergedLines } = await verifyOtp(
      { ...caller, actor: session.ensureGuest() },
      body,
    );
    if (customer) {
      const { name, mobile, actor } = customer;
      session.signIn({ id: actor.id, sid: actor.sid, name, mobile });
    }
    const state = session.customer ? 'customer' : 'guest';
    return {
      verified: customer !== undefined,
      message,
      mergedLines,
      session: toSessionAnswer(session, state),
    };
  },
});
