import type { FastifyInstance } from 'fastify';
import {
  profile,
  profileEdit,
  register,
  resendotp,
  signout,
  signouteverywhere,
  userValidate,
  verifyotp,
} from '@/lib/contract/shop/identity';
import { wireStatus } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';
import { findDefaultPlace } from '@/shop-api/modules/address/default-place';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { createAlarm } from '@/shop-api/plugins/alarm';
import { registerCall } from '@/shop-api/plugins/register-call';
import { identityMessages } from './messages';
import { SHOP_WINDOW_MS } from './otp-limits';
import { editProfile, toProfile } from './profile';
import { sendCode } from './send-code';
import { revokeAllSessions, revokeSession, sessionState } from './session-repository';
import { verifyCode } from './verify-code';

export function registerIdentity(app: FastifyInstance, deps: Deps): void {
  registerSignIn(app, deps);
  registerSession(app, deps);
  registerProfile(app, deps);
}

function registerSignIn(app: FastifyInstance, shop: Deps): void {
  const alarm = createAlarm({ ...shop, log: app.log }, 'sign-in codes used up', SHOP_WINDOW_MS);
  const deps = { ...shop, alarm };

  registerCall(app, register, async ({ input: { name, mobile }, actor, callerIp, language }) => {
    const outcome = await sendCode(deps, { askedBy: actor.id, mobile, name, callerIp, language });
    if (!outcome.sent) return { data: { status: wireStatus.refused, message: outcome.message } };
    const otp = deps.config.demoMode ? { otp: outcome.code } : {};
    return { data: { status: wireStatus.done, message: identityMessages.codeSent, ...otp } };
  });

  registerCall(app, resendotp, async ({ input: { mobile }, actor, callerIp, language }) => {
    const outcome = await sendCode(deps, { askedBy: actor.id, mobile, name: undefined, callerIp, language });
    if (!outcome.sent) return { status: wireStatus.refused, message: outcome.message };
    return { status: wireStatus.done, message: identityMessages.codeSent };
  });

  registerCall(app, verifyotp, async ({ input, actor, language, idempotencyKey: key }) => {
    const { mobile, otp, session_id: sessionId } = input;
    if (sessionId !== actor.id) throw new ShopError('forbidden', { field: 'session_id' });
    const outcome = await verifyCode(deps, actor, { mobile, code: otp, language, key });
    if (!outcome.verified) return { data: { status: wireStatus.refused, message: outcome.message } };
    const { customer, sessionId: newSession, merged } = outcome.signedIn;
    return {
      data: {
        status: wireStatus.done,
        message: identityMessages.verified,
        users: { id: customer.id, name: customer.name, mobile: customer.mobile, session_id: newSession },
        merged_lines: merged.filter(({ quantity }) => quantity > 0).length,
        merged_list: merged,
      },
    };
  });
}

function registerSession(app: FastifyInstance, deps: Deps): void {
  const evenWithoutSession = { liveSession: false };

  registerCall(
    app,
    signout,
    async ({ actor }) => {
      await revokeSession(deps.db, { id: actor.sid, customerId: actor.id }, deps.clock.now());
      return { data: { status: wireStatus.done, message: identityMessages.signedOut } };
    },
    evenWithoutSession,
  );

  registerCall(app, signouteverywhere, async ({ actor }) => {
    await revokeAllSessions(deps.db, actor.id, deps.clock.now());
    return { data: { status: wireStatus.done, message: identityMessages.signedOutEverywhere } };
  });

  registerCall(
    app,
    userValidate,
    async ({ actor }) => {
      const state = await sessionState(deps.db, actor.sid, actor.id);
      if (state === 'none') throw new ShopError('unauthenticated');
      if (state === 'suspended') return { data: { userId: '' } };
      return { data: { userId: actor.id, default_place: await findDefaultPlace(deps.db, actor.id) } };
    },
    evenWithoutSession,
  );
}

function registerProfile(app: FastifyInstance, deps: Deps): void {
  registerCall(app, profile, async ({ actor }) => ({
    data: { message: toProfile(await getCustomer(deps.db, actor.id)) },
  }));

  registerCall(app, profileEdit, async ({ input, actor }) => {
    await editProfile(deps, actor.id, input);
    return { data: { message: identityMessages.profileSaved } };
  });
}
