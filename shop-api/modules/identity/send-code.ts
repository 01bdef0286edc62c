import { randomUUID } from 'node:crypto';
import { ShopError } from '@/lib/domain/errors';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { topics } from '@/shop-api/modules/sms/content';
import { queueSms, withdrawSms } from '@/shop-api/modules/sms/queue';
import { identityMessages } from './messages';
import { codeHmac, newCode } from './otp-code';
import { CODE_LIFETIME_MS, GLOBAL, PER_CALLER, PER_MOBILE } from './otp-limits';
import {
  type Asker,
  findNewestChallenge,
  lockSendsTo,
  recordSend,
  replaceChallenge,
  usedUpLimit,
} from './otp-repository';

export type CodeRequest = Asker & {
  /** Undefined for a resend, which keeps the name given at first. */
  name: string | undefined;
  /** The visitor's network address; empty when the BFF does not know it. */
  callerIp: string;
};
export type SendOutcome = { sent: true; code: string } | { sent: false; message: string };

/**
 * Sends a new code unless a limit of the number says to wait. A known, unknown and suspended number get the
 * same answer.
 *
 * @throws ShopError too_many when the caller's address or the whole shop sent too much; unavailable when no SMS
 * can be sent at all.
 */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<SendOutcome> {
  const { clock, sms, config } = deps;
  if (!sms.isOpen) throw new ShopError('unavailable');
  const now = clock.now();
  const outcome = await withTransaction(deps.db, async (tx): Promise<SendOutcome> => {
    await lockSendsTo(tx, request.mobile);
    const name = request.name ?? (await findNewestChallenge(tx, request))?.name;
    if (name === undefined) return { sent: false, message: identityMessages.askFirst };
    const refusal = await refusalOf(tx, request, now);
    if (refusal !== undefined) return { sent: false, message: refusal };

    const { askedBy, mobile } = request;
    const [id, code] = [randomUUID(), newCode()];
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    await recordSend(tx, request, now);
    await replaceChallenge(tx, {
      id,
      askedBy,
      mobile,
      name,
      codeHmac: codeHmac(config.otpPepper, { challengeId: id, askedBy, mobile }, code),
      createdAt: now,
      expiresAt,
    });
    const topic = topics.code(askedBy, mobile);
    await withdrawSms(tx, topic, now);
    await queueSms(tx, deps, { topic, mobile, content: { template: 'otp', values: { code } }, expiresAt });
    return { sent: true, code };
  });
  if (outcome.sent) sms.wake();
  return outcome;
}

async function refusalOf(tx: Tx, { mobile, callerIp }: CodeRequest, now: Date): Promise<string | undefined> {
  const ofMobile = await usedUpLimit(tx, PER_MOBILE, { mobile }, now);
  if (ofMobile?.limit.count === 1) {
    return identityMessages.waitBeforeNext(Math.ceil((ofMobile.opensAt.getTime() - now.getTime()) / 1000));
  }
  if (ofMobile) return identityMessages.tooManyCodes;
  const ofCaller = callerIp === '' ? undefined : await usedUpLimit(tx, PER_CALLER, { callerIp }, now);
  if (ofCaller ?? (await usedUpLimit(tx, GLOBAL, {}, now))) throw new ShopError('too_many');
  return undefined;
}
