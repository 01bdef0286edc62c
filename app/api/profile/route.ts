import { defineRoute } from '@/lib/bff/define-route';
import { deleteAccountBody, profileAnswer } from '@/lib/contract/bff/account';
import { messageAnswer } from '@/lib/contract/bff/fields';
import { profileBody } from '@/lib/contract/bff/forms/profile';
import { requireCustomer } from '@/lib/session/session';
import { deleteAccount } from '@/lib/shop/customer-data';
import { getProfile, updateProfile } from '@/lib/shop/profile';

export const GET = defineRoute({
  auth: 'customer',
  answer: profileAnswer,
  handler: async ({ caller }) => ({ profile: await getProfile(caller) }),
});

export const PUT = defineRoute({
  auth: 'customer',
  body: profileBody,
  answer: profileAnswer,
  handler: async ({ caller, body, session }) => {
    const profile = { ...body, mobile: requireCustomer(session).mobile };
    const message = await updateProfile(caller, profile);
    session.rename(profile.name);
    return { profile, message };
  },
});

export const DELETE = defineRoute({
  auth: 'customer',
  body: deleteAccountBody,
  answer: messageAnswer,
  handler: async ({ caller, session }) => {
    const message = await deleteAccount(caller);
    session.signOut();
    return { message };
  },
});
