import type { Actor } from '@/lib/contract/actor-token';
import type { Language } from '@/lib/domain/language';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { mergeGuestCart } from '@/shop-api/modules/cart/merge';
import { findOrCreateCustomer, lockMobile, rememberLanguage } from '@/shop-api/modules/customers/repository';
import type { Intent } from '@/shop-api/modules/idempotency/once';
import { topics } from '@/shop-api/modules/sms/content';
import { withdrawSms } from '@/shop-api/modules/sms/queue';
import { keepSignIn, recallSignIn, type SignedIn, signInAttempt } from './kept-sign-in';
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
import { openSession } from './session-repository';

export type VerifyOutcome = { verified: true; signedIn: SignedIn } | { verified: false; message: string };

type CodeEntry = { mobile: string; code: string; language: Language; key: string };

/**
 * Signs the visitor in with the newest code sent for this session, and merges a guest's cart into the customer's. A
 * code works once; until it expires, a repeat with the same key gets the same result, as the response may have been
 * lost.
 */
export async function verifyCode(
  deps: Deps,
  actor: Actor,
  { mobile, code, language, key }: CodeEntry,
): Promise<VerifyOutcome> {
  const asker = { askedBy: actor.id, mobile };
  const hmacFor = ({ id }: Challenge) => codeHmac(deps.config.otpPepper, { challengeId: id, ...asker }, code);
  // why: counted in its own statement, so that no rollback can undo the count
  const challenge = await countTry(deps.db, asker, deps.clock.now());
  if (!challenge) {
    return withoutOpenChallenge(deps, asker, (used) =>
      recallSignIn(deps.db, signInAttempt(actor.id, key, hmacFor(used))),
    );
  }
  const enteredHmac = hmacFor(challenge);
  if (!isSameHmac(challenge.codeHmac, enteredHmac)) {
    return refused(
      challenge.attempts < MAX_TRIES ? identityMessages.wrongCode : identityMessages.tooManyTries,
    );
  }
  return signIn(deps, actor, challenge, language, signInAttempt(actor.id, key, enteredHmac));
}

function signIn(
  { db, clock }: Deps,
  actor: Actor,
  challenge: Challenge,
  language: Language,
  intent: Intent,
): Promise<VerifyOutcome> {
  const now = clock.now();
  return withTransaction(db, async (tx): Promise<VerifyOutcome> => {
    await lockMobile(tx, challenge.mobile);
    if (!(await consumeChallenge(tx, challenge.id, now))) return repeated(await recallSignIn(tx, intent));
    await withdrawSms(tx, topics.code(challenge.askedBy, challenge.mobile), now);
    const customer = await findOrCreateCustomer(tx, challenge, now);
    if (customer.suspendedAt) return refused(identityMessages.suspended);
    const sessionId = await openSession(tx, customer.id, now);
    const merged = actor.kind === 'guest' ? await mergeGuestCart(tx, actor.id, customer.id, now) : [];
    const signedIn = { customer, sessionId, merged };
    await keepSignIn(tx, intent, now, signedIn);
    await rememberLanguage(tx, customer.id, language);
    return { verified: true, signedIn };
  });
}

async function withoutOpenChallenge(
  { db, clock }: Deps,
  asker: Asker,
  recallFor: (used: Challenge) => Promise<SignedIn | undefined>,
): Promise<VerifyOutcome> {
  const challenge = await findNewestChallenge(db, asker);
  if (!challenge) return refused(identityMessages.wrongCode);
  if (challenge.consumedAt === null && challenge.attempts >= MAX_TRIES) {
    return refused(identityMessages.tooManyTries);
  }
  return repeated(challenge.expiresAt > clock.now() ? await recallFor(challenge) : undefined);
}

function repeated(signedIn: SignedIn | undefined): VerifyOutcome {
  return signedIn ? { verified: true, signedIn } : refused(identityMessages.expiredCode);
}

function refused(message: string): VerifyOutcome {
  return { verified: false, message };
}
