import { randomUUID } from 'node:crypto';
import { ShopError } from '@/lib/domain/errors';
import type { Language } from '@/lib/domain/language';
import { CODE_LIFETIME_MS } from '@/lib/domain/sign-in-code';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { topics } from '@/shop-api/modules/sms/content';
import { queueSms, withdrawSms } from '@/shop-api/modules/sms/queue';
import type { Alarm } from '@/shop-api/plugins/alarm';
import type { Sender, UsedUp } from '@/shop-api/ports/shared-limits';
import { identityMessages } from './messages';
import { codeHmac, newCode } from './otp-code';
import { type Asker, findNewestChallenge, isCustomersNumber, replaceChallenge } from './otp-repository';
import { recordSend, usedUpInDatabase, usedUpUnderLock } from './send-limits-database';

export type CodeRequest = Asker &
  Omit<Sender, 'isCustomer'> & {
    /** Undefined for a resend, which keeps the name of the first request. */
    name: string | undefined;
    /** The language of the SMS. */
    language: Language;
  };
/** With the alarm for codes refused because of the shop's limit. */
type SendDeps = Deps & { alarm: Alarm };
export type SendOutcome = { sent: true; code: string } | { sent: false; message: string };

/**
 * Sends a new code unless a limit for the number is reached. A known, an unknown and a suspended number get the same
 * answer after the same amount of work, unless the shop is running out of codes: then only customers get the rest.
 *
 * @throws ShopError too_many when the caller's address or the whole shop has reached its limit; unavailable when no SMS
 * can be sent at all.
 */
export async function sendCode(deps: SendDeps, request: CodeRequest): Promise<SendOutcome> {
  const { db, clock, sms, alarm } = deps;
  if (!sms.isOpen) throw new ShopError('unavailable');
  const now = clock.now();
  const name = request.name ?? (await findNewestChallenge(db, request))?.name;
  if (name === undefined) return { sent: false, message: identityMessages.askFirst };

  const sender = { ...request, isCustomer: await isCustomersNumber(db, request.mobile) };
  const shared = await takeShared(deps, sender, now);
  const known = shared ? shared.usedUp : await usedUpInDatabase(db, sender, now);
  if (known) return refused({ alarm, now }, sender, known);
  const outcome = await withTransaction(db, async (tx): Promise<SendOutcome> => {
    const usedUp = shared ? undefined : await usedUpUnderLock(tx, sender, now);
    return usedUp
      ? refused({ alarm, now }, sender, usedUp)
      : { sent: true, code: await writeCode(tx, deps, { ...request, name }) };
  });
  if (outcome.sent) sms.wake();
  return outcome;
}

/** The result from Redis; undefined when there is no Redis or it does not answer: then the database decides. */
async function takeShared(
  { sharedLimits }: Deps,
  sender: Sender,
  now: Date,
): Promise<{ usedUp: UsedUp | undefined } | undefined> {
  if (!sharedLimits) return undefined;
  return sharedLimits.take(sender, now).then(
    (usedUp) => ({ usedUp }),
    () => undefined,
  );
}

/** @throws ShopError too_many unless the exhausted limit is the number's own. */
function refused(
  { alarm, now }: { alarm: Alarm; now: Date },
  { isCustomer }: Sender,
  usedUp: UsedUp,
): SendOutcome {
  const { scope, limit, opensAt } = usedUp;
  if (scope === 'shop') alarm({ for: isCustomer ? 'all numbers' : 'new numbers' });
  if (scope !== 'mobile') throw new ShopError('too_many');
  const seconds = Math.ceil((opensAt.getTime() - now.getTime()) / 1000);
  const message =
    limit.count === 1 ? identityMessages.waitBeforeNext(seconds) : identityMessages.tooManyCodes;
  return { sent: false, message };
}

/** Stores a new code and queues its SMS; earlier codes stop working. */
async function writeCode(
  tx: Tx,
  deps: Deps,
  { askedBy, mobile, callerIp, name, language }: CodeRequest & { name: string },
): Promise<string> {
  const now = deps.clock.now();
  const [id, code] = [randomUUID(), newCode()];
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
  await recordSend(tx, { mobile, callerIp }, now);
  await replaceChallenge(tx, {
    id,
    askedBy,
    mobile,
    name,
    codeHmac: codeHmac(deps.config.otpPepper, { challengeId: id, askedBy, mobile }, code),
    createdAt: now,
    expiresAt,
  });
  const topic = topics.code(askedBy, mobile);
  await withdrawSms(tx, topic, now);
  const values = { code, host: new URL(deps.config.appOrigin).hostname };
  await queueSms(tx, deps, { topic, mobile, language, content: { template: 'otp', values }, expiresAt });
  return code;
}
