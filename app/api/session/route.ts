import { defineRoute } from '@/lib/bff/define-route';
import { sessionSchema } from '@/lib/contract/bff/session';
import { isShopError } from '@/lib/domain/errors';
import { customerActor } from '@/lib/session/session';
import { checkSession, toSessionAnswer } from '@/lib/session/session-state';
import { signOut } from '@/lib/shop/identity';

export const GET = defineRoute({
  auth: 'none',
  answer: sessionSchema,
  handler: async ({ session, caller }) => {
    session.renew();
    return toSessionAnswer(session, await checkSession(session, caller));
  },
});

/** Signs out locally even when the API cannot be reached; its session then expires. */
export const DELETE = defineRoute({
  auth: 'none',
  answer: sessionSchema,
  handler: async ({ session, caller }) => {
    const { customer } = session;
    try {
      if (customer) await signOut({ ...caller, actor: customerActor(customer) });
    } catch (error) {
      if (!isShopError(error)) throw error;
    }
    session.signOut();
    return { customer: null, suspended: false };
  },
});
