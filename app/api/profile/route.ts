import { defineRoute } from '@/lib/bff/define-route';
import { profileAnswer, profileBody } from '@/lib/contract/bff/account';
import { requireCustomer } from '@/lib/session/session';
import { getProfile, updateProfile } from '@/lib/shop/profile';

export const GET = defineRoute({
  auth: 'customer',
  answer: profileAnswer,
  handler: async ({ actor, caller }) => ({ profile: await getProfile({ ...caller, actor }) }),
});

export const PUT = defineRoute({
  auth: 'customer',
  body: profileBody,
  answer: profileAnswer,
  handler: async ({ actor, caller, body, session }) => {
    const profile = { ...body, mobile: requireCustomer(session).mobile };
    const message = await updateProfile({ ...caller, actor }, profile);
    session.rename(profile.name);
    return { profile, message };
  },
});
