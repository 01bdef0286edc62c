import { z } from 'zod';
import type { Actor } from '@/lib/contract/actor-token';
import { mergedLineWire } from '@/lib/contract/shop/identity';
import type { Language } from '@/lib/domain/language';
import type { DbOrTx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { type MergedLine, mergeGuestCart } from '@/shop-api/modules/cart/merge';
import { type Intent, recall, remember } from '@/shop-api/modules/idempotency/once';
import { topics } from '@/shop-api/modules/sms/content';
import { withdrawSms } from '@/shop-api/modules/sms/queue';
import {
  findCustomer,
  findOrCreateCustomer,
  openSession,
  rememberLanguage,
  sessionState,
} from './customer-repository';
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

/** What is kept of a sign-in for who did not hear of it; name and mobile are only with the customer. */
const keptSchema = z.object({
  customerId: z.string(),
  sessionId: z.string(),
  merged: z.array(mergedLineWire),
});

type Guess = { mobile: string; code: string; language: Language; key: string };

/**
 * Signs in who knows the newest code that this visitor asked for, and joins a guest's cart to the customer's. A code
 * works once; the same key is answered the same while the code would have been good, as the answer may have been lost.
 */
export async function verifyCode(
  deps: Deps,
  actor: Actor,
  { mobile, code, language, key }: Guess,
): Promise<VerifyOutcome> {
  const asker = { askedBy: actor.id, mobile };
  const toIntent = (challenge: Challenge): Intent => ({
    scope: `verify:${actor.id}`,
    key,
    request: [hmacOf(deps, challenge, code)],
  });
  // why: counted in a statement of its own, so that no rollback can give a try back
  const challenge = await countTry(deps.db, asker, deps.clock.now());
  if (!challenge) return untriable(deps, asker, toIntent);
  if (!isSameHmac(challenge.codeHmac, hmacOf(deps, challenge, code))) {
    return refused(
      challenge.attempts < MAX_TRIES ? identityMessages.wrongCode : identityMessages.tooManyTries,
    );
  }
  return signIn(deps, actor, challenge, language, toIntent(challenge));
}

function hmacOf({ config }: Deps, { id, askedBy, mobile }: Challenge, code: string): string {
  return codeHmac(config.otpPepper, { challengeId: id, askedBy, mobile }, code);
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
    if (!(await consumeChallenge(tx, challenge.id, now))) {
      return (await recallSignIn(tx, intent)) ?? refused(identityMessages.expiredCode);
    }
    await withdrawSms(tx, topics.code(challenge.askedBy, challenge.mobile), now);
    const customer = await findOrCreateCustomer(tx, challenge, now);
    if (customer.suspendedAt) return refused(identityMessages.suspended);
    const sessionId = await openSession(tx, customer.id, now);
    const merged = actor.kind === 'guest' ? await mergeGuestCart(tx, actor.id, customer.id, now) : [];
    await remember(tx, intent, now, { customerId: customer.id, sessionId, merged });
    await rememberLanguage(tx, customer.id, language);
    return verified(customer, sessionId, merged);
  });
}

async function untriable(
  { db, clock }: Deps,
  asker: Asker,
  toIntent: (challenge: Challenge) => Intent,
): Promise<VerifyOutcome> {
  const challenge = await findNewestChallenge(db, asker);
  if (!challenge) return refused(identityMessages.wrongCode);
  if (challenge.consumedAt === null && challenge.attempts >= MAX_TRIES) {
    return refused(identityMessages.tooManyTries);
  }
  const isStillGood = challenge.expiresAt > clock.now();
  const known = isStillGood ? await recallSignIn(db, toIntent(challenge)) : undefined;
  return known ?? refused(identityMessages.expiredCode);
}

/** The sign-in that the same try has brought before, while its session lives. */
async function recallSignIn(db: DbOrTx, intent: Intent): Promise<VerifyOutcome | undefined> {
  const kept = await recall(db, intent, keptSchema);
  if (!kept || (await sessionState(db, kept.sessionId, kept.customerId)) !== 'live') return undefined;
  const customer = await findCustomer(db, kept.customerId);
  return customer && verified(customer, kept.sessionId, kept.merged);
}

function verified(
  { id, name, mobile }: SignedIn['customer'],
  sessionId: string,
  merged: MergedLine[],
): VerifyOutcome {
  return { verified: true, signedIn: { customer: { id, name, mobile }, sessionId, merged } };
}

function refused(message: string): VerifyOutcome {
  return { verified: false, message };
}
