import { defineRoute } from '@/lib/bff/define-route';
import { sessionSchema } from '@/lib/contract/bff/session';
import { signOutEverywhere } from '@/lib/shop/identity';

/** Unlike a local sign-out, this signs out only after the API has confirmed it. */
export const DELETE = defineRoute({
  auth: 'customer',
  answer: sessionSchema,
  handler: async ({ caller, session }) => {
    await signOutEverywhere(caller);
    session.signOut();
    return { customer: null, suspended: false };
  },
});
