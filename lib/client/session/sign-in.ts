import { nanoid } from 'nanoid';
import { storeInBrowser } from '@/lib/client/browser-store';
import { whenSettled } from '@/lib/client/cart/cart-queue';
import { requireStoredCookies } from '@/lib/client/cart/first-guest';
import { fetchJson } from '@/lib/client/fetcher';
import { shapeOf } from '@/lib/client/guards';
import { keys } from '@/lib/config/api-paths';
import type { MergedLine, Session } from '@/lib/contract/bff/session';
import { changeShopper } from './shopper-signals';
import { USER_SIGNAL } from './signal-keys';

type RequestOtpAnswer = { sent: boolean; message: string; demoInboxUrl?: string | undefined };
type ResendOtpAnswer = { sent: boolean; message: string };
type VerifyOtpAnswer = { verified: boolean; message: string; session: Session; merged: MergedLine[] };

const isRequestOtpAnswer = shapeOf<RequestOtpAnswer>({
  sent: 'boolean',
  message: 'string',
  demoInboxUrl: 'any',
});
const isResendOtpAnswer = shapeOf<ResendOtpAnswer>({ sent: 'boolean', message: 'string' });
const isVerifyOtpAnswer = shapeOf<VerifyOtpAnswer>({
  verified: 'boolean',
  message: 'string',
  session: 'record',
  merged: 'list',
});

/**
 * Requests a code. When `sent` is false, none was sent and `message` says why. @throws ShopError; `no_cookies` when the
 * browser blocks cookies, so that the code could not be entered.
 */
export async function requestOtp(body: { name: string; mobile: string }): Promise<RequestOtpAnswer> {
  const answer = await fetchJson(keys.otp, isRequestOtpAnswer, { method: 'POST', body });
  requireStoredCookies();
  return answer;
}

/** Requests another code; `message` says whether it was sent, or why not. @throws ShopError */
export function resendOtp(mobile: string): Promise<ResendOtpAnswer> {
  return fetchJson(keys.resendOtp, isResendOtpAnswer, { method: 'POST', body: { mobile } });
}

/**
 * Signs in. When `verified` is false, show `message` on the code step. Otherwise session and cart are the customer's
 * now, in other tabs too. An attempt whose response was lost may be sent again with its key. @throws ShopError
 */
export async function verifyOtp(
  body: { mobile: string; otp: string },
  idempotencyKey: string,
): Promise<VerifyOtpAnswer> {
  // why: a pending quantity would reach the guest's cart after it was merged into the customer's
  await whenSettled();
  const answer = await fetchJson(keys.verifyOtp, isVerifyOtpAnswer, {
    method: 'POST',
    body,
    idempotencyKey,
  });
  // why: a code works once, and an attempt whose response was lost may have set the session cookie
  const verified = answer.verified || answer.session.customer?.mobile === body.mobile;
  if (verified) {
    storeInBrowser(USER_SIGNAL, nanoid());
    await changeShopper(answer.session);
  }
  return { ...answer, verified };
}
