import type { Actor } from '@/lib/contract/actor-token';
import type { Language } from '@/lib/domain/language';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { type MergedLine, mergeGuestCart } from '@/shop-api/modules/cart/merge';
import { topics } from '@/shop-api/modules/sms/content';
import { withdrawSms } from '@/shop-api/modules/sms/queue';
import { findOrCreateCustomer, openSession, rememberLanguage } from './customer-repository';
import { identityMessages } from './messages';
import { codeHmac, isSameHmac } from './otp-code';
import { MAX_TRIES } from './otp-limits';
import {
  type Asker,
  type Challenge,
  consumeChallenge,
  countTry,
  findNewestChallenge,
} from './otp-repository';

export type SignedIn = {
  customer: { id: string; name: string; mobile: string };
  sessionId: string;
  merged: MergedLine[];
};
export type VerifyOutcome = { verified: true; signedIn: SignedIn } | { verified: false; message: string };

/** Signs in who knows the newest code that this visitor asked for, and joins a guest's cart to the customer's. */
export async function verifyCode(
  deps: Deps,
  actor: Actor,
  { mobile, code, language }: { mobile: string; code: string; language: Language },
): Promise<VerifyOutcome> {
  const asker = { askedBy: actor.id, mobile };
  // why: counted in a statement of its own, so that no rollback can give a try back
  const challenge = await countTry(deps.db, asker, deps.clock.now());
  if (!challenge) return refused(await whyUntriable(deps, asker));
  const given = codeHmac(deps.config.otpPepper, { challengeId: challenge.id, ...asker }, code);
  if (!isSameHmac(challenge.codeHmac, given)) {
    return refused(
      challenge.attempts < MAX_TRIES ? identityMessages.wrongCode : identityMessages.tooManyTries,
    );
  }
  return signIn(deps, actor, challenge, language);
}

function signIn(
  { db, clock }: Deps,
  actor: Actor,
  challenge: Challenge,
  language: Language,
): Promise<VerifyOutcome> {
  const now = clock.now();
  return withTransaction(db, async (tx): Promise<VerifyOutcome> => {
    if (!(await consumeChallenge(tx, challenge.id, now))) return refused(identityMessages.expiredCode);
    await withdrawSms(tx, topics.code(challenge.askedBy, challenge.mobile), now);
    const customer = await findOrCreateCustomer(tx, challenge, now);
    if (customer.suspendedAt) return refused(identityMessages.suspended);
    const sessionId = await openSession(tx, customer.id, now);
    const merged = actor.kind === 'guest' ? await mergeGuestCart(tx, actor.id, customer.id, now) : [];
    await rememberLanguage(tx, customer.id, language);
    const { id, name, mobile } = customer;
    return { verified: true, signedIn: { customer: { id, name, mobile }, sessionId, merged } };
  });
}

async function whyUntriable({ db }: Deps, asker: Asker): Promise<string> {
  const challenge = await findNewestChallenge(db, asker);
  if (!challenge) return identityMessages.wrongCode;
  const isLocked = challenge.consumedAt === null && challenge.attempts >= MAX_TRIES;
  return isLocked ? identityMessages.tooManyTries : identityMessages.expiredCode;
}

function refused(message: string): VerifyOutcome {
  return { verified: false, message };
}
