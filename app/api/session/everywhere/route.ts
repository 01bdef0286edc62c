import { defineRoute } from '@/lib/bff/define-route';
import { sessionSchema } from '@/lib/contract/bff/session';
import { signOutEverywhere } from '@/lib/shop/identity';

/** Unlike signing out here, this is done only when the API says so. */
export const DELETE = defineRoute({
  auth: 'customer',
  answer: sessionSchema,
  handler: async ({ actor, caller, session }) => {
    await signOutEverywhere({ ...caller, actor });
    session.signOut();
    return { customer: null, suspended: false };
  },
});
